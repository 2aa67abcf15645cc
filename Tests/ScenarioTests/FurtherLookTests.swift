import CellHarness
import CellRuns
import CellTrace
import SwiftUI
import Testing
import UIKit

/// Looks at rows that were made anew: their bodies again, their screen again, its content anew.
@Suite("Further looks at rows made anew") struct FurtherLookTests {
  private func reference(_ screen: any CellScreen.Type) throws -> RebuildReference {
    let outcome = try RunPlan(Runner(screen), script: [.wait(1)], profile: .iOS18, policies: [.lifo]).perform()
    #expect(outcome.runs.main.end == .finished)
    return try #require(outcome.runs.main.references.first { $0.step == 1 })
  }

  @Test("what an app ends with when its screen comes back takes away neither the rows made anew nor what an earlier look saw")
  func endsWhenItComesBack() throws {
    let plain = try reference(FragileScreen.self)
    #expect(plain.atStepStart.count == 1 && plain.atStepStart.first?.title != plain.live.first?.title)
    #expect(plain.evaluated == nil && plain.reappeared == nil && plain.counts.isEmpty)
    let evaluated = try reference(FragileBodiesScreen.self)
    #expect(evaluated.atStepStart.map(\.title) == ["Milk"])
    #expect(evaluated.evaluated?.map(\.title) == ["Bread"])
    #expect(evaluated.reappeared == nil && evaluated.counts.isEmpty)
  }

  @Test("a body that shows something else each time is the last look")
  func countingBody() throws {
    let counting = try reference(CountingBodiesScreen.self)
    #expect(counting.evaluated == nil && counting.reappeared == nil && counting.counts.isEmpty)
  }

  @Test(
    "rows that come once more each time are told, also where some came before; one that comes each time, as a visit does, is not, nor what comes once"
  )
  func addsAtEachAppearance() throws {
    let doubled = try #require(try reference(StoredEntriesScreen.self).doubled)
    #expect(doubled.told == [3] && doubled.asked == [5])
    let visits = try reference(VisitsScreen.self)
    #expect(visits.doubled == nil && visits.counts.isEmpty)
    #expect(visits.reappeared?.map(\.title) == ["Welcome", "Visit", "Visit"])
    #expect(try reference(SecondRoundScreen.self).doubled == nil)
  }

  @Test("a screen that comes back and whose content is made anew as it was adds nothing, but was looked at")
  func plain() throws {
    let plain = try reference(PlainBodiesScreen.self)
    #expect(plain.evaluated == nil && plain.reappeared == nil && plain.remounted == nil)
    #expect(plain.counts == [[1]] && plain.remountedCounts == [[1]])
  }
}

/// Rows that are read anew at each appearance, and added to those that are there.
private class AddedRows: UITableViewController {
  fileprivate var rows: [String] = []
  fileprivate var stored: [String] { [] }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    rows += stored
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
}

/// One entry is there already when both are read.
private final class StoredEntries: AddedRows {
  override var stored: [String] { rows.isEmpty ? ["Monday", "Monday", "Tuesday"] : ["Monday", "Tuesday"] }
}

private final class Visits: AddedRows {
  override var stored: [String] { rows.isEmpty ? ["Welcome", "Visit"] : ["Visit"] }
}

/// The same exercises once more, for who comes back from the rest.
private final class SecondRound: AddedRows {
  override var stored: [String] { rows.count < 4 ? ["Squats", "Plank"] : [] }
}

private struct SecondRoundScreen: CellScreen {
  let controller = SecondRound()
  var rootViewController: UIViewController { controller }
}

private struct StoredEntriesScreen: CellScreen {
  let controller = StoredEntries()
  var rootViewController: UIViewController { controller }
}

private struct VisitsScreen: CellScreen {
  let controller = Visits()
  var rootViewController: UIViewController { controller }
}

private struct FragileScreen: CellScreen {
  let controller = FragileRows()
  var rootViewController: UIViewController { controller }
}

/// One row with a text of how often it was configured; the app ends when the screen appears a second time.
private final class FragileRows: UITableViewController {
  private var (count, appearances) = (0, 0)

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appearances += 1
    if appearances > 1 { fatalError("the screen was not meant to come back") }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    count += 1
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "configured \(count) times"
    return cell
  }
}

/// What nobody observes: another thing from the second time on that it is asked.
@MainActor private final class Shopping {
  var asked = 0
  var isCounting = false

  var title: String {
    asked += 1
    return isCounting ? "asked \(asked) times" : asked == 1 ? "Milk" : "Bread"
  }
}

private struct ShoppingView: View {
  let shopping: Shopping
  var body: some View {
    let title = shopping.title
    List { Text(title) }
  }
}

private struct PlainView: View {
  var body: some View {
    List { Text("Milk") }
  }
}

private final class FragileHost<Content: View>: UIHostingController<Content> {
  private var appearances = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appearances += 1
    if appearances > 1 { fatalError("the screen was not meant to come back") }
  }
}

private struct FragileBodiesScreen: CellScreen {
  let controller = FragileHost(rootView: ShoppingView(shopping: Shopping()))
  var rootViewController: UIViewController { controller }
}

private struct CountingBodiesScreen: CellScreen {
  let controller: UIViewController

  init() {
    let shopping = Shopping()
    shopping.isCounting = true
    controller = UIHostingController(rootView: ShoppingView(shopping: shopping))
  }

  var rootViewController: UIViewController { controller }
}

private struct PlainBodiesScreen: CellScreen {
  let controller = UIHostingController(rootView: PlainView())
  var rootViewController: UIViewController { controller }
}
