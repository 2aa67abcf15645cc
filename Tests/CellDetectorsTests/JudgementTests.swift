import CellTrace
import Testing

@testable import CellDetectors

@Suite("judging") struct JudgementTests {
  @Test("the catalog has every detector once, with a page that says all there is to say")
  func catalog() {
    #expect(
      DetectorCatalog.all.map { $0.id } == [
        "leaked-view-state", "leaked-appearance", "handler-outlives-item", "added-at-configuration", "late-async-result",
        "background-mutation", "stale-index-action", "stale-index-access", "stale-index-state", "stale-content",
        "stuck-interaction-state", "stale-size",
        "size-depends-on-history", "size-never-settles", "lost-view-state", "invalid-update", "mutated-identifier",
        "unstable-identity", "detached-hosting-view", "controller-in-cell", "modified-during-update",
        "unbalanced-lifecycle", "retained-after-teardown", "unscripted-request", "accessibility-history", "crash",
        "nondeterminism",
      ])
    for detector in DetectorCatalog.all {
      let page = detector.page
      #expect(!page.meaning.isEmpty && !page.example.isEmpty && !page.fix.isEmpty && !page.silentFor.isEmpty)
      #expect(detector.summary.hasPrefix("Fires when ") && detector.summary.hasSuffix("."))
      #expect(page.fix.hasSuffix(".") && !page.fix.contains("\n"))
      #expect(DetectorCatalog.detector(detector.id)?.id == detector.id)
    }
    #expect(DetectorCatalog.detector("no-such") == nil)
  }

  @Test("the page as text, word for word")
  func explanation() {
    #expect(
      InvalidUpdate.explanation == """
        invalid-update (error)
        Fires when UIKit would throw: duplicate ids, counts that do not add up, a cell not dequeued.

        The app did something on which UIKit throws an exception, and the app would have ended there. The finding has UIKit's own \
        text, the call, what does not fit about it (identifiers, positions, expected and actual counts), and the step whose change \
        of the model led there.

        Example:
            collectionView.performBatchUpdates {
              collectionView.deleteItems(at: [indexPath])      // the model still has the item
            }

        Fix: follow the cause: change the model inside the update block, by exactly what the list is told; or apply snapshots.

        Never fires on:
          - anything UIKit only logs about, such as appending an identifier that is there already
          - batches whose calls and model agree, in whatever order they are written
          - identifiers that changed their hash: that is mutated-identifier
          - sizes that never settle: that is size-never-settles
          - identifiers that are not unique once an answer of the network was made up (.madeUp()): that is a warning
          - an exception that only an index path from before a change explains: that is stale-index-access

        """)
  }

  @Test("a correct screen: every detector is evaluated, none fires")
  func silent() {
    let rows = [row("A", [label("Asthma")])]
    var set = runs(main: [step(0, rows), step(1, rows)], rebuilt: [rows, rows])
    set.fresh = set.main
    let judgement = judge(set)
    #expect(judgement.findings.isEmpty && judgement.inconclusive.isEmpty)
    #expect(judgement.evaluated == DetectorCatalog.all.map { $0.id })
  }

  @Test("with the main run alone, only detectors of one run are evaluated; the others say why not")
  func mainOnly() {
    let set = RunSet(main: trace([step(0, [])]))
    let judgement = judge(set)
    #expect(judgement.evaluated == DetectorCatalog.all.filter { $0.references(set).isEmpty }.map { $0.id })
    #expect(judgement.inconclusive.count == DetectorCatalog.all.filter { !$0.references(set).isEmpty }.count)
    #expect(
      Set(judgement.inconclusive.map(\.reason)) == ["the control run was not made", "the run with fresh cells was not made"])
  }

  @Test("a run without a step is not green")
  func noSteps() {
    let judgement = judge(RunSet(main: trace([]), control: trace([]), fresh: trace([])))
    #expect(judgement.evaluated.isEmpty)
    #expect(judgement.inconclusive.first?.reason == "the main run has no step, so there is nothing to judge")
  }

  @Test("findings carry the profile they were seen under, and merge over profiles")
  func profiles() throws {
    func judged(_ profile: Profile) -> Judgement {
      let leak = LeakedViewStateTests.leak()
      var set = leak
      set.main.configuration.profile = profile
      set.control = leak.control
      set.fresh = leak.fresh
      return judge(set, detectors: [LeakedViewState.self])
    }
    let (old, new) = (judged(.iOS17), judged(.iOS18))
    let both = Judgement.merging([new, old])
    #expect(both.findings.map(\.profiles) == [["iOS17", "iOS18"]])
    #expect(both.findings.map(\.count) == [1], "the same occurrence under two profiles is one")
    #expect(both.evaluated == ["leaked-view-state"])
  }

  @Test("the order does not depend on the order of detectors or judgements")
  func order() {
    var set = LeakedAppearanceTests.reuse(
      LeakedAppearanceTests.colored("red", provenance("A", 0)), fresh: LeakedAppearanceTests.colored("black", nil))
    set.main.steps[1].checkpoint.append(row("K", at: 1, cell: 9, [label("x")]))
    set.control = set.main
    set.control?.steps[1].checkpoint[1].elements[0].properties[0].value = "y"
    let forward = judge(set)
    let backward = judge(set, detectors: DetectorCatalog.all.reversed())
    #expect(forward.findings == backward.findings)
    #expect(forward.findings.map(\.detector) == ["leaked-appearance", "nondeterminism"], "errors before warnings")
    #expect(Judgement.merging([forward]).findings == forward.findings)
  }

  @Test("a long value is cut to 80 characters in sentences, not in the finding")
  func longValues() throws {
    let long = String(repeating: "x", count: 200)
    let set = LeakedAppearanceTests.reuse(
      LeakedAppearanceTests.colored(long, provenance("A", 0)), fresh: LeakedAppearanceTests.colored("black", nil))
    let finding = try #require(LeakedAppearance.found(in: set)?.first)
    #expect(finding.observed.count == 200)
    #expect(finding.seen.contains(String(repeating: "x", count: 79) + "…\""))
  }

  @Test("numbers without superfluous zeros", arguments: [(44.0, "44 pt"), (42.333, "42.333 pt"), (-1.5, "-1.5 pt")])
  func points(value: Double, text: String) { #expect(FindingText.points(value) == text) }

  @Test("type names without ordinals", arguments: [("UILabel[2]", "UILabel"), ("UILabel", "UILabel"), ("A[b]", "A[b]")])
  func ordinals(name: String, expected: String) { #expect(Names.withoutOrdinal(name) == expected) }
}
