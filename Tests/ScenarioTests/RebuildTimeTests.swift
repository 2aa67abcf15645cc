import CellHarness
import CellRuns
import CellTrace
import Testing
import UIKit

/// Cells are made anew at the time of a step's beginning and of its end, where anybody asks for the time: once where nobody does.
@Suite("Cells made anew, and the time") struct RebuildTimeTests {
  /// What the row shows made anew, at the beginning and at the end of a step in which time passed.
  private func rebuilt(_ screen: any CellScreen.Type) throws -> (atStart: String?, atEnd: String?) {
    let outcome = try RunPlan(Runner(screen), script: [.wait(5)], profile: .iOS18, policies: [.lifo]).perform()
    let reference = try #require(outcome.runs.main.references.first { $0.step == 1 })
    let atEnd = try #require(reference.atStepEnd)
    return (reference.atStepStart.first?.title, atEnd.first?.title)
  }

  @Test("a row that shows the time shows each of both")
  func clock() throws {
    let (atStart, atEnd) = try rebuilt(ClockScreen.self)
    #expect(atStart != nil && atEnd != nil && atStart != atEnd)
  }

  @Test("a row that asks for no time is made once for both")
  func count() throws {
    let (atStart, atEnd) = try rebuilt(CountScreen.self)
    #expect(atStart != nil && atStart == atEnd)
  }
}

private struct ClockScreen: CellScreen {
  let controller = RowController { _ in "\(Int(Date().timeIntervalSinceReferenceDate))" }
  var rootViewController: UIViewController { controller }
}

private struct CountScreen: CellScreen {
  let controller = RowController { "configured \($0) times" }
  var rootViewController: UIViewController { controller }
}

/// One row with a text of how often it was configured.
private final class RowController: UITableViewController {
  private let text: (Int) -> String
  private var count = 0

  init(_ text: @escaping (Int) -> String) {
    self.text = text
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    count += 1
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = text(count)
    return cell
  }
}
