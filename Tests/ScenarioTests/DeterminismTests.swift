import CellDetectors
import CellHarness
import CellRuns
import ScenarioCatalog
import Testing
import UIKit

/// Same inputs, same bytes; what depends on hash order is reported.
@Suite("Determinism")
struct DeterminismTests {
  private static let sample = allScenarios.filter {
    [
      "stale-index-action/conditions/buggy", "leaked-view-state/questions/correct", "leaked-appearance/reminders/buggy",
      "stale-content/activity-feed/correct",
    ].contains($0.name)
  }

  @Test("two runs of one script have the same bytes, also with another hash seed", arguments: sample)
  func sameBytes(_ scenario: Scenario) throws {
    let runner = Runner(scenario.screen)
    let first = try runner.run(scenario.script, RunConfiguration())
    #expect(first.end == .finished)
    let second = try runner.run(scenario.script, RunConfiguration())
    #expect(try TraceCodec.encode(first) == TraceCodec.encode(second))
    var other = try runner.run(scenario.script, RunConfiguration(hashSeed: 77))
    other.configuration = first.configuration
    #expect(try TraceCodec.encode(first) == TraceCodec.encode(other))
  }

  @Test("a screen that depends on the order of a set is reported, and nothing else is made of it")
  func hashOrder() throws {
    let outcome = try RunPlan(Runner(HashOrderScreen.self), script: [.scrollToEnd], profile: .iOS18).perform()
    #expect(Set(outcome.judgement.findings.map(\.detector)) == ["nondeterminism"])
  }

  @Test("a trap is reported with its step and its text, and the next run goes on")
  func trap() throws {
    let buggy = try #require(allScenarios.first { $0.name == "stale-index-access/waiting-list/buggy" })
    let runner = Runner(buggy.screen)
    let trace = try runner.run(buggy.script, RunConfiguration())
    guard case .trapped(let step, _, let report) = trace.end else {
      Issue.record("the run did not trap: \(trace.end)")
      return
    }
    #expect(step == buggy.script.count)
    #expect(report.contains("Index out of range"))
    #expect(trace.steps.count == step + 1)
    #expect(try runner.run([], RunConfiguration()).end == .finished)
  }
}

/// Rows in the order of a set: another order in every launch of a real app.
private struct HashOrderScreen: CellScreen {
  let controller = HashOrderViewController()
  var rootViewController: UIViewController { controller }
}

private final class HashOrderViewController: UIViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { list, indexPath, name in
      list.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: name)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(Set((1...40).map { "Row \($0)" })))
    source.apply(snapshot, animatingDifferences: false)
    dataSource = source
  }
}

/// A control whose target is a selector: nothing here can send it.
private struct SelectorScreen: CellScreen {
  let controller = SelectorViewController()
  var rootViewController: UIViewController { controller }
  var mutations: [Mutation] {
    [Mutation("the control fires") { controller.control.sendActions(for: .primaryActionTriggered) }]
  }
}

private final class SelectorViewController: UIViewController {
  let control = UIControl()

  override func viewDidLoad() {
    super.viewDidLoad()
    control.addTarget(self, action: Selector("refresh"), for: .primaryActionTriggered)
    view.addSubview(control)
  }
}

@Suite("What is not there")
struct NotThereTests {
  @Test("a run that relies on a selector ends as inconclusive, with its name")
  func selector() throws {
    let trace = try Runner(SelectorScreen.self).run([.mutate("the control fires"), .wait(1)], RunConfiguration())
    #expect(
      trace.end
        == .inconclusive(
          step: 1, reason: "the screen relied on what is not there yet: the selector refresh of SelectorViewController"))
  }
}
