import CellHarness
import CellRuns
import CellTrace
import Testing

@testable import UIKit

/// Rows that can be marked; each mark can be taken back.
struct UndoScreen: CellScreen {
  let controller = UndoViewController()
  var rootViewController: UIViewController { controller }
}

final class UndoViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView(frame: .zero, style: .plain)
  private var marked: Set<Int> = []
  private var shakes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    view.addSubview(table)
  }

  private func toggle(_ row: Int) {
    if marked.remove(row) == nil { marked.insert(row) }
    undoManager?.registerUndo(withTarget: self) { $0.toggle(row) }
    undoManager?.setActionName("Mark")
    table.reloadData()
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake, event?.subtype == .motionShake { shakes += 1 }
    table.reloadData()
    super.motionEnded(motion, with: event)
  }
  override var canBecomeFirstResponder: Bool { true }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row)" + (marked.contains(indexPath.row) ? " marked" : "")
    if indexPath.row == 0 { content.secondaryText = "\(shakes) shakes" }
    cell.contentConfiguration = content
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { toggle(indexPath.row) }
}

/// The same rows in an app that wants no question after a shake.
struct UnaskedScreen: CellScreen {
  let controller = UndoViewController()
  var rootViewController: UIViewController { controller }
  init() { UIApplication.shared.applicationSupportsShakeToEdit = false }
}

@Suite("Taking back")
struct UndoTests {
  private func texts(_ screen: any CellScreen.Type = UndoScreen.self, after script: [Interaction]) throws -> [String] {
    let trace = try Runner(screen).run(script, RunConfiguration())
    #expect(trace.end == .finished)
    return trace.steps.last?.checkpoint.flatMap { $0.elements.compactMap { $0["text"] } } ?? []
  }

  private func failure(_ script: [Interaction]) throws -> String {
    let trace = try Runner(UndoScreen.self).run(script, RunConfiguration())
    if case .stepFailed(_, let reason) = trace.end { return reason }
    return "\(trace.end)"
  }

  @Test("UND-01: what was done in one turn is taken back at once, one turn after the other; redo makes it again")
  func undo() throws {
    let two: [Interaction] = [.tap(.showing("Row 1")), .tap(.showing("Row 2"))]
    #expect(try texts(after: two).contains("Row 2 marked"))
    let back = try texts(after: two + [.undo])
    #expect(back.contains("Row 1 marked") && back.contains("Row 2"))
    #expect(try texts(after: two + [.undo, .undo]).contains("Row 1"))
    #expect(try texts(after: two + [.undo, .undo, .redo]).contains("Row 1 marked"))
  }

  @Test("UND-02, KEY-03: keys take back and make again, too")
  func keys() throws {
    let tap = Interaction.tap(.showing("Row 1"))
    #expect(try texts(after: [tap, .pressKeys("command+z")]).contains("Row 1"))
    #expect(try texts(after: [tap, .pressKeys("command+z"), .pressKeys("command+shift+z")]).contains("Row 1 marked"))
  }

  @Test("UND-03: a shake is told to the first responder, and asks what to take back")
  func shake() throws {
    let tap = Interaction.tap(.showing("Row 1"))
    #expect(try texts(after: [.shake]).contains("1 shakes"))
    #expect(try texts(after: [tap, .shake, .tapAlert("Undo")]).contains("Row 1"))
    #expect(try texts(after: [tap, .shake, .tapAlert("Cancel")]).contains("Row 1 marked"))
    #expect(try texts(after: [tap, .undo, .shake, .tapAlert("Redo")]).contains("Row 1 marked"))
    #expect(try failure([tap, .shake, .tapAlert("No")]).hasPrefix("the alert \"Undo Mark\" has no button \"No\""))
  }

  @Test("UND-03: an app that supports no shake to edit hears of the shake, and nobody is asked")
  func unasked() throws {
    let tap = Interaction.tap(.showing("Row 1"))
    let shown = try texts(UnaskedScreen.self, after: [tap, .shake])
    #expect(shown.contains("1 shakes") && shown.contains("Row 1 marked"))
    let trace = try Runner(UnaskedScreen.self).run([tap, .shake, .tapAlert("Undo")], RunConfiguration())
    #expect("\(trace.end)".contains("no alert"))
  }

  @Test("Without a change there is nothing to take back")
  func nothing() throws {
    #expect(try failure([.undo]).hasPrefix("there is nothing to take back."))
    #expect(try failure([.redo]) == "there is nothing to make again. Undo a change first")
  }
}
