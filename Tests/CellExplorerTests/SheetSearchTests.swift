import CellExplorer
import CellHarness
import CellTrace
import Testing
import UIKit

/// A row opens a sheet that has nothing to close it by; the mark of a visit is set in the cell alone, when the sheet is gone.
private struct VisitedRowsScreen: CellScreen {
  let controller = VisitedRowsController()
  var rootViewController: UIViewController { controller }
}

private final class VisitedRowsController: UITableViewController, UIAdaptivePresentationControllerDelegate {
  private var visited: UITableViewCell?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    visited = tableView.cellForRow(at: indexPath)
    let sheet = UIViewController()
    sheet.presentationController?.delegate = self
    present(sheet, animated: true)
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    visited?.accessoryType = .checkmark
  }
}

@Suite("Searching screens with sheets")
struct SheetSearchTests {
  @Test("a search pulls sheets down, and touches no row behind one")
  func pulls() throws {
    var options = Exploration.Options()
    options.steps = 600
    options.stopsAt = ["leaked-appearance"]
    let outcome = try Exploration(VisitedRowsScreen.self, options).run()
    let failure = try #require(outcome.failures.first { $0.finding.detector == "leaked-appearance" })
    // A row is touched somehow, and its sheet is pulled down.
    #expect(failure.script.count == 3 && failure.script[1] == .pullDownSheet && failure.script.last?.isScroll == true)
    let refused = outcome.counts.rows.first { $0.kind == "tapItem" }?.count.refused
    #expect(refused == 0)
  }
}
