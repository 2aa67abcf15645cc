import CellTrace
import Testing

@testable import CellDetectors

@Suite("invalid-update: causes") struct InvalidUpdateTests {
  static let batch = "performBatchUpdates(_:completion:)"

  static func set(_ cause: FaultCause?, row: String = "BAT-X03", steps: [StepTrace]? = nil) -> RunSet {
    let shown = step(0, "show the screen", events: [applied], [CellDetectorsTests.row("A", [label("Asthma")])])
    let all = steps ?? [shown, step(1, "delete", by: .mutate("delete"), events: [.mutated("delete")])]
    return RunSet(
      main: trace(all, end: .exception(step: all.count - 1, ledgerID: row, text: "Invalid batch updates detected", cause: cause)))
  }

  static let applied = TraceEvent.Kind.snapshotApplied(
    list: 0, generation: 1, inserted: 1, deleted: 0, moved: 0, reconfigured: 0, reloaded: 0)

  static func counts(
    _ before: Int, _ after: Int, inserted: Int = 0, deleted: Int = 0, movedIn: Int = 0, movedOut: Int = 0, late: Bool = false
  ) -> FaultCause.Counts {
    FaultCause.Counts(
      before: before, after: after, inserted: inserted, deleted: deleted, movedIn: movedIn, movedOut: movedOut, countedLate: late)
  }

  static let sentences: [(call: String, problem: FaultCause.Problem, text: String)] = [
    (
      batch, .itemCount(section: 0, counts: counts(5, 5, deleted: 1)),
      "performBatchUpdates(_:completion:): deleted 1 item from section 0, which had 5 items; so it must have 4, and the data "
        + "source reports 5: the model was not changed in the block, or it had changed before"
    ),
    (
      batch, .itemCount(section: 1, counts: counts(5, 5, inserted: 2, late: true)),
      "performBatchUpdates(_:completion:): inserted 2 items into section 1, which had 5 items; so it must have 7, and the data "
        + "source reports 5: the list had not asked for its counts before the batch, and the model had changed by then"
    ),
    (
      batch, .itemCount(section: 0, counts: counts(1, 2)),
      "performBatchUpdates(_:completion:): changed no item of section 0, which had 1 item; so it must have 1, and the data "
        + "source reports 2: the model changed, and the list was not told"
    ),
    (
      batch, .itemCount(section: 0, counts: counts(3, 6, inserted: 1, movedIn: 1, movedOut: 0)),
      "performBatchUpdates(_:completion:): inserted 1 item into and moved 1 item into section 0, which had 3 items; so it must "
        + "have 5, and the data source reports 6: the model has 1 more than the list was told"
    ),
    (
      batch, .itemCount(section: 0, counts: counts(6, 2, deleted: 1, movedOut: 1)),
      "performBatchUpdates(_:completion:): deleted 1 item from and moved 1 item out of section 0, which had 6 items; so it must "
        + "have 4, and the data source reports 2: the model has 2 fewer than the list was told"
    ),
    (
      batch, .sectionCount(counts(2, 2, deleted: 1)),
      "performBatchUpdates(_:completion:): deleted 1 section from the list, which had 2 sections; so it must have 1, and the "
        + "data source reports 2: the model was not changed in the block, or it had changed before"
    ),
    (
      "scrollToItem(at:at:animated:)", .outOfBounds(Slot(section: 0, item: 7), count: 3, sections: 1),
      "scrollToItem(at:at:animated:): there is no item 7 in section 0, which has 3 items then"
    ),
    (
      "selectItem(at:animated:scrollPosition:)", .outOfBounds(Slot(section: 2, item: 0), count: nil, sections: 1),
      "selectItem(at:animated:scrollPosition:): there is no section 2; the list has 1 section then"
    ),
    (
      batch, .sectionOutOfBounds(4, count: 4),
      "performBatchUpdates(_:completion:): there is no section 4; the list has 4 sections then"
    ),
    (
      batch, .conflict(Slot(section: 0, item: 1), first: "delete", second: "move"),
      "performBatchUpdates(_:completion:): item 0-1 is to delete and to move in one batch"
    ),
    (
      batch, .conflict(Slot(section: 0, item: 1), first: "delete", second: "delete"),
      "performBatchUpdates(_:completion:): item 0-1 is in the list of those to delete twice"
    ),
    (
      "appendItems(_:toSection:)", .duplicates(["Asthma"], among: 4),
      "appendItems(_:toSection:) was given \"Asthma\" twice, among 4 identifiers"
    ),
    (
      "reloadItems(_:)", .unknownIdentifier("Gout", changedHash: false),
      "reloadItems(_:) was given \"Gout\", which is not in the snapshot"
    ),
    (
      "reloadItems(_:)", .unknownIdentifier("Gout", changedHash: true),
      "reloadItems(_:) was given \"Gout\", which is in the snapshot with another hash: it changed after it was put there"
    ),
    ("appendItems(_:toSection:)", .noSections, "appendItems(_:toSection:): the snapshot has no section yet; append one first"),
    ("apply", .changedHash(["a"]), "apply: \"a\" changed hash since the list was given it"),
    (
      "apply", .reentrant(.provider),
      "apply was called while the list asked its data source for a view; apply after the provider has returned"
    ),
    ("apply", .reentrant(.apply), "apply was called while another snapshot was being applied"),
    (
      "apply", .reentrant(.otherQueue),
      "apply was called on another queue than before; use the main queue always, or one other queue always"
    ),
    (
      "dequeue", .registeredInProvider(view: "NoteCell"),
      "dequeue: the registration of NoteCell was made while the list asked for a view; make it once, before the first apply"
    ),
    (
      "cell", .wrongView(.nothing, type: "UICollectionViewCell"),
      "cell: nothing was returned where UICollectionViewCell is needed"
    ),
    ("cell", .wrongView(.notDequeued, type: "NoteCell"), "cell: NoteCell was made by the app; dequeue it from the list"),
    ("cell", .wrongView(.otherList, type: "NoteCell"), "cell: NoteCell was dequeued from another list"),
    (
      "cell", .wrongView(.notReturned, type: "NoteCell"),
      "cell: NoteCell is not the cell that was dequeued for this request"
    ),
    (
      "cell", .wrongView(.dequeuedTwice, type: "NoteCell"),
      "cell: two views were dequeued for one request, and NoteCell was not returned"
    ),
    (
      "cell", .wrongView(.notAskedFor, type: "NoteCell"),
      "cell: NoteCell was dequeued although the list had asked for nothing"
    ),
    ("view", .wrongView(.otherKind, type: "badge"), "view: the view was dequeued for the kind \"badge\""),
    (
      "reconfigureItems(_:)", .otherRegistration(existing: "a", requested: "b"),
      "reconfigureItems(_:): the cell to reconfigure is of \"a\", and the provider dequeued one of \"b\""
    ),
    ("dequeue", .unregistered("x", known: []), "dequeue: nobody registered \"x\" (nothing is registered)"),
    ("dequeue", .unregistered("x", known: ["a", "b"]), "dequeue: nobody registered \"x\" (registered: \"a\", \"b\")"),
    (
      batch, .directMutation,
      "performBatchUpdates(_:completion:) or one of its kin was called on a list whose data source is diffable; change a snapshot "
        + "and apply it"
    ),
    ("layout", .layoutLoop([]), "layout never came to an end"),
    (
      "layout", .layoutLoop([.init(call: "setNeedsLayout()", target: "A", source: "layoutSubviews() of B", count: 99)]),
      "layout never came to an end: layoutSubviews() of B called setNeedsLayout() of A 99 times"
    ),
  ]

  @Test("each cause in words", arguments: sentences.indices)
  func words(_ index: Int) {
    let entry = Self.sentences[index]
    #expect(FindingText.fault(FaultCause(call: entry.call, problem: entry.problem)) == entry.text)
  }

  @Test("a finding names the call, what does not fit, and the row")
  func finding() {
    let found = InvalidUpdate.found(
      in: Self.set(FaultCause(list: 0, call: Self.batch, problem: .itemCount(section: 0, counts: Self.counts(5, 5, deleted: 1)))))
    #expect(
      found == [
        Finding(
          detector: "invalid-update", severity: .error,
          summary: "UIKit stopped the app in step 1 (delete): Invalid batch updates detected", item: item("screen"),
          itemTitle: "Notes", cellType: "Notes", property: Self.batch, observed: "Invalid batch updates detected",
          expected: "nothing", originStep: 1, seenStep: 1, seen: "Invalid batch updates detected",
          evidence: [Self.sentences[0].text, "behaviour BAT-X03 of the UIKit ledger"], shape: ["BAT-X03", "mutate"])
      ])
  }

  @Test("a model that changed in an earlier step is named, with the step in which the list last took its data")
  func earlierChange() {
    let steps = [
      step(0, "show the screen", events: [Self.applied]),
      step(1, "a mail arrives", by: .mutate("m"), events: [.mutated("m")]),
      step(2, "tap \"Delete\"", by: .tapAction("Delete")),
    ]
    let cause = FaultCause(list: 0, call: Self.batch, problem: .itemCount(section: 0, counts: Self.counts(5, 5, deleted: 1)))
    #expect(
      InvalidUpdate.found(in: Self.set(cause, steps: steps))?.first?.evidence[1]
        == "the model was changed in step 1 (a mail arrives); the list had last taken its data in step 0 (show the screen)")
  }

  @Test("a model that the list has heard of since is not to blame")
  func heardOf() {
    let steps = [
      step(0, "show the screen", events: [Self.applied]),
      step(1, "a mail arrives", by: .mutate("m"), events: [.mutated("m"), Self.applied]),
      step(2, "tap \"Delete\"", by: .tapAction("Delete")),
    ]
    let cause = FaultCause(list: 0, call: Self.batch, problem: .itemCount(section: 0, counts: Self.counts(5, 5, deleted: 1)))
    #expect(InvalidUpdate.found(in: Self.set(cause, steps: steps))?.first?.evidence.count == 2)
  }

  @Test("what the provider did wrong is told of the item it was asked for")
  func provider() {
    var set = Self.set(FaultCause(call: "cell", problem: .wrongView(.notDequeued, type: "NoteCell")), row: "LC-X04")
    set.main.steps[1].events = [
      TraceEvent(
        sequence: 1, kind: .indexPathHandedOut(item("A"), slot(0), purpose: "cell provider", generation: 1))
    ]
    #expect(InvalidUpdate.found(in: set)?.map(\.itemTitle) == ["Asthma"])
  }

  @Test("changed hashes and endless layout have detectors of their own")
  func ownedElsewhere() {
    let hash = Self.set(FaultCause(call: "apply", problem: .changedHash(["a"])), row: "DIF-X08")
    #expect(
      judge(hash, detectors: DetectorCatalog.all.filter { $0.references(hash).isEmpty }).findings.map(\.detector) == [
        "mutated-identifier"
      ])
    let loop = Self.set(FaultCause(call: "layout", problem: .layoutLoop([])), row: "SIZ-10")
    #expect(
      judge(loop, detectors: DetectorCatalog.all.filter { $0.references(loop).isEmpty }).findings.map(\.detector) == [
        "size-never-settles"
      ])
  }
}
