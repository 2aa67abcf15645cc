import CellDetectors
import CellHarness
import ScenarioCatalog
import Testing
import UIKit

@testable import CellRuns

/// The plan over policies, on screens whose defects only some of them show.
@Suite("Runs under policies")
struct PolicyPlanTests {
  private func result(
    _ screen: any CellScreen.Type, policies: [Policy] = Policy.standard, profiles: [Profile] = Profile.all,
    @ScriptBuilder _ script: () -> [Interaction]
  ) -> ScenarioResult {
    ScenarioRunner.run(Scenario("test", screen) { script() }, profiles: profiles, policies: policies)
  }

  @Test("LC-15 a leak that last in first out hides is found under the other orders, with its policy in the replay token")
  func order() throws {
    let hidden = result(OldestCellScreen.self, policies: [.lifo]) { Interaction.scrollBy(300) }
    #expect(hidden.error == nil && hidden.findings.isEmpty)
    let found = result(OldestCellScreen.self) { Interaction.scrollBy(300) }
    let leak = try #require(found.findings.first)
    #expect(found.findings.count == 1 && leak.detector == "leaked-appearance" && leak.severity == .error)
    #expect(leak.policies.contains("fifo") && leak.policies.contains("adversarial") && !leak.policies.contains("lifo"))
    #expect(leak.conditions.isEmpty && leak.blame == .confirmed)
    let report = ReportBuilder.scenario(found)
    let replay = try #require(report.findings.first?.replay)
    #expect(replay == "ch1:test:\(Fingerprint.of(leak)):fifo")
    #expect(ReplayToken(replay)?.policy == .fifo)
    #expect(report.findings.first?.steps.contains { $0.note?.contains("reuse") == true } == true)
  }

  @Test("LC-14 what only an unverified choice shows is a conditional warning")
  func unverified() throws {
    let found = result(LeavingCellScreen.self) { Interaction.scrollBy(120) }
    let leak = try #require(found.findings.first)
    #expect(leak.policies == ["recycle-first"] && leak.conditions == ["LC-14"] && leak.severity == .warning)
    #expect(found.unexpected.isEmpty)
  }

  @Test("where nothing is reused or kept, only the base and its control run; the report says why")
  func still() throws {
    let result = result(OldestCellScreen.self, policies: Policy.all) { Interaction.wait(1) }
    #expect(result.findings.isEmpty)
    let outcome = try #require(result.outcomes.first)
    #expect(outcome.skipped == "no cell was reused, so fresh cells make the same run")
    let skipped = outcome.policies.filter { $0.runCount == 0 }.map(\.policy.name)
    #expect(skipped == Policy.all.map(\.name).filter { $0 != "lifo" && $0 != "prepared-ahead" })
    #expect(
      outcome.policies.compactMap(\.skipped) == [
        "no pool ever held two cells when one was taken: every order makes the run under lifo",
        "no pool ever held two cells when one was taken: every order makes the run under lifo",
        "no pool ever held two cells when one was taken: every order makes the run under lifo",
        "no cell was reused, so fresh cells make the same run", "no cell left the screen",
        "nothing had left the screen when a pass began",
        "no item started work whose results could come in another order",
        "no item started work whose results could come in another order",
        "no item started work whose results could come in another order",
        "no item started work whose results could come in another order",
        "no data changed after items had started work", "no highlighted row was selected",
        "no data was reloaded while a row was selected",
      ])
    // Nothing asked for the system's version either.
    #expect(result.outcomes.last?.runCount == 0 && result.outcomes.last?.profile == .iOS18)
    #expect(result.outcomes.last?.skipped == "nothing asked for the system's version: the runs are those of iOS17")
  }

  @Test("a profile's runs are skipped only where nothing depends on it")
  func profiles() throws {
    let counter = try #require(allScenarios.first { $0.name == "leaked-view-state/counter/buggy" })
    let result = ScenarioRunner.run(counter, policies: [.lifo])
    #expect(result.outcomes.allSatisfy { $0.runCount > 0 })
  }

  @Test("what was skipped would have been the same: every order on a script without a choice", arguments: Policy.all)
  func skippedRunsAreTheSame(_ policy: Policy) throws {
    let runner = Runner(OldestCellScreen.self)
    let script: [Interaction] = [.scrollBy(40), .wait(1)]
    let lifo = try runner.run(script, RunConfiguration())
    let consulted = try #require(lifo.consulted)
    let other = try runner.run(script, RunConfiguration().under(policy))
    if !consulted.concerns(policy) { #expect(other.steps == lifo.steps) }
    #expect(other.end == .finished)
  }

  @Test("rebuild references made on the way, by copies of the main run, are those that runs of their own make")
  func references() throws {
    let scenario = try #require(allScenarios.first { $0.name == "stale-index-action/messages/buggy" })
    let runner = Runner(scenario.screen)
    let outcome = try RunPlan(runner, script: scenario.script, profile: .iOS18, policies: []).perform()
    let script = outcome.runs.main.resolvedScript
    #expect(outcome.runs.rebuildsMade.count > 3)
    for (step, rebuild) in outcome.runs.rebuildsMade.sorted(by: { $0.key < $1.key }).prefix(6) {
      let configuration = RunConfiguration(profile: .iOS18, unrecordedSteps: .max)
      let own = try runner.run(
        RunOrder(script: Array(script.prefix(step)), configuration: configuration, references: .atTheEnd))
      let reference = try #require(own.references.last)
      #expect(reference.live == rebuild.live && reference.atStepStart == rebuild.rebuilt, "step \(step)")
    }
  }
}

@Suite("Replay tokens") struct ReplayTokenTests {
  @Test("a token names its policy unless it is the base")
  func form() {
    #expect(ReplayToken("ch1:a/b:12ef")?.policy == .lifo)
    #expect(ReplayToken("ch1:a/b:12ef:kept-behind")?.policy == .keptBehind)
    #expect(ReplayToken("ch1:a/b:12ef:random-5")?.description == "ch1:a/b:12ef:random-5")
    #expect(ReplayToken(scenario: "a/b", fingerprint: "12ef", policy: "lifo").description == "ch1:a/b:12ef")
  }

  @Test("a token names its seed unless it is the usual one, so that shuffled results come as they came")
  func seeds() {
    let token = ReplayToken(scenario: "a/b", fingerprint: "12ef", policy: "shuffled", seed: 7)
    #expect(token.description == "ch1:a/b:12ef:shuffled:seed=7")
    #expect(ReplayToken(token.description) == token)
    #expect(ReplayToken("ch1:a/b:12ef:seed=7:traits=dark")?.seed == 7)
    #expect(ReplayToken(scenario: "a/b", fingerprint: "12ef", seed: 1).description == "ch1:a/b:12ef")
    #expect(ReplayToken("ch1:a/b:12ef:seed=x") == nil)
  }

  @Test("other texts are no tokens", arguments: ["", "ch1:a", "ch1::x", "ch1:a:", "ch2:a:b", "ch1:a:b:nobody", "ch1:a:b:fifo:x"])
  func refused(_ text: String) { #expect(ReplayToken(text) == nil) }
}

/// A list without insets whose rows have exactly the heights asked for: nothing is estimated, so no cell is made for a row that
/// then turns out to be out of view.
private class RowsViewController: UIViewController, UICollectionViewDelegateFlowLayout {
  private var source: UICollectionViewDiffableDataSource<Int, Int>?
  var heights: (Int) -> CGFloat { { _ in 100 } }

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.contentInsetAdjustmentBehavior = .never
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<RowCell, Int> { cell, _, row in
      cell.label.text = "Row \(row)"
      // The defect: nothing takes the mark away again.
      if row == 0 { cell.mark.text = "new" }
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, indexPath, row in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: row)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<40))
    source.apply(snapshot, animatingDifferences: false)
    self.source = source
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: collectionView.bounds.width, height: heights(indexPath.item)) }
}

private final class RowCell: UICollectionViewCell {
  let label = UILabel()
  let mark = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = CGRect(x: 16, y: 8, width: 200, height: 20)
    mark.frame = CGRect(x: 240, y: 8, width: 60, height: 20)
    contentView.addSubview(label)
    contentView.addSubview(mark)
  }

  required init?(coder: NSCoder) { nil }
}

/// Four low rows leave before a high one comes: the marked cell lies at the bottom of the pool.
private struct OldestCellScreen: CellScreen {
  let controller = LowThenHighRowsController()
  var rootViewController: UIViewController { controller }
}

private final class LowThenHighRowsController: RowsViewController {
  override var heights: (Int) -> CGFloat { { $0 < 4 ? 44 : 300 } }
}

/// Eight rows fill the window exactly: the marked row leaves in the pass in which another comes.
private struct LeavingCellScreen: CellScreen {
  let controller = EightRowsController()
  var rootViewController: UIViewController { controller }
}

private final class EightRowsController: RowsViewController {
  override var heights: (Int) -> CGFloat { { _ in 105.5 } }
}
