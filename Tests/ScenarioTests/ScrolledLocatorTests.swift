import CellDetectors
import CellHarness
import CellRuns
import CellTrace
import Testing
import UIKit

/// A step whose locator has to scroll before it knows which item it means: a run that repeats it does the same.
@Suite("Locators that scroll") struct ScrolledLocatorTests {
  @Test(
    "the main run and its control stand at the same offset afterwards, and every detector judges",
    arguments: [
      [Interaction.scrollTo(.showing("Row 63"))],
      [.scrollTo(.showing("Row 63")), .wait(1), .scrollBy(130), .scrollTo(.showing("Row 20"))],
      [.scrollToEnd, .scrollTo(.showing("Row 41")), .wait(1)],
    ])
  func sameOffset(_ script: [Interaction]) throws {
    let outcome = try RunPlan(Runner(UnevenScreen.self), script: script, profile: .iOS18, policies: [.lifo]).perform()
    let main = outcome.runs.main
    #expect(main.end == .finished && main.steps.count == script.count + 1)
    let control = try #require(outcome.runs[.control(of: outcome.runs)])
    for (here, there) in zip(main.steps, control.steps) {
      #expect(Self.places(here) == Self.places(there), "after step \(here.index)")
    }
    #expect(main.steps.contains { $0.checkpoint.first.map { $0.slot.item > 5 } ?? false }, "it did scroll")
    #expect(outcome.judgement.inconclusive == [])
    #expect(outcome.judgement.findings.map(\.detector) == [])
  }

  /// What the offset can be told by: which rows are seen, in which cells, and what the list says of itself.
  private static func places(_ step: StepTrace) -> [String] {
    step.checkpoint.map { "\($0.item.key) \($0.cell) \($0.frame)" } + (step.beside ?? [])
  }
}

private struct UnevenScreen: CellScreen {
  let rootViewController: UIViewController = UINavigationController(rootViewController: UnevenController(style: .plain))
}

/// Rows of several heights, of which only estimates are known until they are shown; the title tells how far the list is scrolled.
private final class UnevenController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.estimatedRowHeight = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { title = "\(Int(scrollView.contentOffset.y)) pt" }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 80 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row)"
    content.secondaryText = indexPath.row % 3 == 0 ? "with a second line" : nil
    cell.contentConfiguration = content
    return cell
  }
}
