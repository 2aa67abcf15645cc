import CellHarness
import CellRuns
import CellTrace
import Testing

@testable import UIKit

/// Rows of 300 points with a field at the lower end: two and a part of the third fit on the screen.
final class TallRowsViewController: UITableViewController, UITextFieldDelegate {
  private var touched: Set<Int> = []
  private var texts: [Int: String] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 300
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)" + (touched.contains(indexPath.row) ? ", touched" : "")
    let field = UITextField(frame: CGRect(x: 16, y: 250, width: 150, height: 40))
    field.placeholder = "Name"
    field.text = texts[indexPath.row]
    let keep = UIAction { [weak self] in self?.texts[indexPath.row] = ($0.sender as? UITextField)?.text }
    field.addAction(keep, for: .editingChanged)
    cell.contentView.addSubview(field)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    touched.insert(indexPath.row)
    tableView.reloadRows(at: [indexPath], with: .none)
  }
}

struct TallRowsScreen: CellScreen {
  let rootViewController: UIViewController = UINavigationController(rootViewController: TallRowsViewController())
}

@Suite("A finger touches what is on screen")
struct TouchableAreaTests {
  private func run(_ script: CellInteraction...) throws -> Trace {
    try Runner(TallRowsScreen.self).run(script, RunConfiguration())
  }

  private func titles(_ trace: Trace) throws -> [String] { try #require(trace.steps.last).checkpoint.map(\.title) }

  @Test("a row whose middle is beyond the end of the screen is touched where it shows")
  func atTheEnd() throws {
    let trace = try run(.tap(.identity("#3"), nil))
    #expect(trace.end == .finished)
    #expect(try titles(trace).contains("Row 2, touched"))
  }

  @Test("a row whose middle is below the bar is touched where no bar is")
  func belowTheBar() throws {
    let trace = try run(.scrollBy(250), .tap(.showing("Row 0"), nil), .scrollToTop)
    #expect(trace.end == .finished)
    let shown = try titles(trace)
    #expect(shown.first == "Row 0, touched")
  }

  @Test("a field that is cut off is not typed into, and the field that has the keyboard gets no letter of it")
  func cutOff() throws {
    let trace = try run(.type("a", .identity("#1"), nil, clearing: false), .type("b", .identity("#3"), nil, clearing: false))
    let reason = "the part of item \"#3\" that is meant is cut off, so that no finger reaches it. Scroll until it is on screen"
    #expect(trace.end == .stepFailed(step: 2, reason: reason))
    let fields = try #require(trace.step(1)).checkpoint.flatMap(\.elements).filter { $0.role == .textField }
    #expect(fields.first?["text"] == "a")
  }
}
