import CellHarness
import CellTrace
import Testing
import UIKit

@testable import CellExplorer

/// A list that is empty until somebody adds something: a button, a question with a field, an answer. Every second row is red.
private class ErrandsController: UITableViewController {
  private var errands: [String] = []
  var resets: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "errand")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.ask() })
  }
  private func ask() {
    let alert = UIAlertController(title: "New errand", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
        guard let text = alert?.textFields?.first?.text, !text.isEmpty else { return }
        self?.errands.append(text)
        self?.tableView.reloadData()
      })
    present(alert, animated: true)
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { errands.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "errand", for: indexPath)
    cell.textLabel?.text = errands[indexPath.row]
    if resets { cell.textLabel?.textColor = .label }
    if indexPath.row % 2 == 0 { cell.textLabel?.textColor = .red }
    return cell
  }
}

private final class TidyErrandsController: ErrandsController {
  override var resets: Bool { true }
}

private struct ErrandsScreen: CellScreen {
  let rootViewController: UIViewController = UINavigationController(rootViewController: ErrandsController())
}

private struct TidyErrandsScreen: CellScreen {
  let rootViewController: UIViewController = UINavigationController(rootViewController: TidyErrandsController())
}

/// The same behind a form that wants a name, an age and a number of a telephone.
private final class VisitorsController: UITableViewController {
  private var visitors: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "visitor")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in
        let form = VisitorForm { self?.add($0) }
        self?.present(UINavigationController(rootViewController: form), animated: true)
      })
  }
  private func add(_ visitor: String) {
    visitors.append(visitor)
    tableView.reloadData()
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { visitors.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "visitor", for: indexPath)
    cell.textLabel?.text = visitors[indexPath.row]
    if indexPath.row % 2 == 0 { cell.textLabel?.textColor = .red }
    return cell
  }
}

private final class VisitorForm: UIViewController {
  init(_ save: @escaping (String) -> Void) {
    self.save = save
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  private let save: (String) -> Void
  private let fields = [UITextField(), UITextField(), UITextField()]

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(x: 20, y: 120 + 60 * CGFloat(index), width: 300, height: 40)
      field.placeholder = "Field \(index + 1)"
      view.addSubview(field)
    }
    fields[1].keyboardType = .numberPad
    fields[2].keyboardType = .phonePad
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.check() })
  }
  private func check() {
    let texts = fields.map { $0.text ?? "" }
    guard !texts[0].isEmpty, let age = Int(texts[1]), 1...150 ~= age else { return }
    guard 10...11 ~= texts[2].count, Int(texts[2]) != nil else { return }
    save("\(texts[0]), \(age)")
    dismiss(animated: true)
  }
}

private struct VisitorsScreen: CellScreen {
  let rootViewController: UIViewController = UINavigationController(rootViewController: VisitorsController())
}

@Suite("Searching lists that are empty at first") struct FillingTests {
  private func search(_ screen: any CellScreen.Type, seed: UInt64) throws -> Exploration.Outcome {
    var options = Exploration.Options()
    options.steps = 200
    options.seed = seed
    options.stopsAt = ["leaked-appearance"]
    return try Exploration(screen, options).run()
  }

  @Test(
    "What adds a row is learnt and done again and again, so that what one row leaves in another's cell is seen",
    arguments: [1, 2, 3] as [UInt64])
  func leak(seed: UInt64) throws {
    let outcome = try search(ErrandsScreen.self, seed: seed)
    let failure = try #require(outcome.failures.first { $0.finding.detector == "leaked-appearance" })
    let typed = failure.script.filter { if case .typeInAlert = $0 { true } else { false } }
    #expect(failure.script.count == 3 * typed.count && (2...3).contains(typed.count))
  }

  @Test(
    "A form that takes nothing but digits in two fields is filled in, and its list is searched with rows",
    arguments: [1, 2] as [UInt64])
  func form(seed: UInt64) throws {
    var options = Exploration.Options()
    options.steps = 400
    options.seed = seed
    options.stopsAt = ["leaked-appearance"]
    let outcome = try Exploration(VisitorsScreen.self, options).run()
    #expect(outcome.failures.contains { $0.finding.detector == "leaked-appearance" })
  }

  @Test("A list that cleans its cells is silent however full it is")
  func silent() throws {
    #expect(try search(TidyErrandsScreen.self, seed: 1).failures.isEmpty)
  }
}
