import AppSourceRewriter
import Foundation

/// What the plug-in does before an app compiles, for a thousand files: all of them, none of them and one of them changed.
@MainActor enum RewriteBenchmarks {
  private static let count = 1_000

  static func print() {
    let place = FileManager.default.temporaryDirectory.appending(
      path: "cellharness-rewriting-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: place) }
    do {
      try measure(in: place)
    } catch {
      Swift.print("rewriting: not measured, \(place.path) can't be written: \(error)")
    }
  }

  private static func measure(in place: URL) throws {
    let app = place.appending(path: "App")
    let copies = place.appending(path: "Copies")
    for folder in [app, copies] { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    var lines = 0
    let files = try (0..<count).map { number in
      let text = source(number)
      lines += text.utf8.count { $0 == UInt8(ascii: "\n") }
      let file = app.appending(path: "Row\(number).swift")
      try Data(text.utf8).write(to: file)
      return AppSourceJob.File(source: file.path, copy: copies.appending(path: "Row\(number).copy.swift").path)
    }
    let job = AppSourceJob(files: files, cache: place.appending(path: "facts").path)

    Swift.print("\nRewriting an app's folder: \(count) files, \(lines) lines; ratios to reading and writing the same files")
    let floor = try seconds {
      for file in files { try Data(contentsOf: URL(filePath: file.source)).write(to: place.appending(path: "a")) }
    }
    Swift.print("  reading and writing them\(column(floor, "s"))")
    try line("all for the first time", floor, job)
    try line("none changed", floor, job)
    try Data(source(count).utf8).write(to: URL(filePath: files[0].source))
    try line("one changed", floor, job)
  }

  private static func line(_ what: String, _ floor: Double, _ job: AppSourceJob) throws {
    var problems: [String] = []
    let time = try seconds { problems = try job.run() }
    guard problems.isEmpty else { return Swift.print("  \(what): refused, \(problems[0])") }
    Swift.print("  \(what.padding(toLength: 24, withPad: " ", startingAt: 0))\(column(time, "s"))  \(column(time / floor, "×"))")
  }

  private static func seconds(_ body: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try body()
    return (ContinuousClock.now - start) / .seconds(1)
  }

  /// A controller with a table, as apps have them: an outlet, selectors, an override in an extension, a delegate that may be missing.
  private static func source(_ number: Int) -> String {
    var methods = ""
    for method in 0..<8 {
      methods += """

          private func text\(method)(for indexPath: IndexPath) -> String {
            guard indexPath.row < items.count else { return "" }
            let item = items[indexPath.row]
            let words = item.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
            switch indexPath.section {
            case 0: return words.joined(separator: " ")
            case \(method + 1): return words.first ?? item
            default: return item + " \\(indexPath.row)"
            }
          }

        """
    }
    return """
      import UIKit

      @objc protocol Row\(number)Delegate: AnyObject {
        @objc optional func rowDidChange(_ row: Row\(number)Controller)
      }

      class Row\(number)Controller: UITableViewController {
        @IBOutlet weak var header: UILabel!
        weak var delegate: Row\(number)Delegate?
        @objc dynamic var items: [String] = []

        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(add(_:)))
          NotificationCenter.default.addObserver(self, selector: #selector(changed), name: UIApplication.didBecomeActiveNotification, object: nil)
        }

        @IBAction func add(_ sender: Any) {
          items.insert("Item \\(items.count)", at: 0)
          delegate?.rowDidChange?(self)
        }

        @objc private func changed() { tableView.reloadData() }
      \(methods)
      }

      extension Row\(number)Controller {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
          cell.textLabel?.text = text0(for: indexPath)
          return cell
        }
      }

      """
  }
}
