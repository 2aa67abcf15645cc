import CellTrace
import Testing

@testable import CellDetectors

@Suite("a removal, and what had been done to the next row") struct NextRowTests {
  private static func tap(_ key: String) -> Interaction { .tap(.resolved(item(key)), nil) }

  /// `title`: the step that wrote the titles. `state`: the one that wrote what is playing.
  private static func rows(_ keys: [String], playing: String?, title: Int = 0, state: Int = 0) -> [Appearance] {
    keys.map { key in
      let place = ["A", "B", "C", "D", "E"].firstIndex(of: key) ?? 0
      return row(
        key, at: keys.firstIndex(of: key) ?? 0, cell: place + 1,
        [
          label("Film \(key)", by: provenance(key, title)),
          label(key == playing ? "Playing" : "Paused", path: "\(content)/UILabel[1]", by: provenance(key, state)),
        ])
    }
  }

  /// C is played and B removed; `removed` instead: D.
  /// `drawn`: what a cell of C's made anew shows before the removal, which draws C anew.
  private static func set(
    _ after: String? = nil, instead: String? = "C", away: String? = nil, playing: String = "C", drawn: String?? = .none,
    title: (act: Int, removal: Int) = (0, 0)
  ) -> RunSet {
    let all = ["A", "B", "C", "D", "E"]
    let drawing = TraceEvent.Kind.cellConfigured(CellID(2), item("C"), slot(1), .reload, generation: 2)
    let steps = [
      step(0, "show the screen", rows(all, playing: nil)),
      step(1, "tap \"Film \(playing)\"", by: tap(playing), rows(all, playing: playing, title: title.act, state: 1)),
      step(
        2, "tap \"Film B\"", by: tap("B"), events: drawn == nil || title.removal > 0 ? [] : [drawing],
        rows(["A", "C", "D", "E"], playing: after, title: title.removal, state: 2)),
    ]
    var set = RunSet(main: trace(steps), control: trace(steps))
    if let drawn { set.rebuild(1, rows(all, playing: drawn)) }
    for request in NextRowReference.requests(in: set) where set[request] == nil {
      let isAway = request.script == [tap("C"), .scrollToEnd, .scrollToTop]
      #expect(isAway || request.script == [tap("C"), tap("A")])
      let played = [step(0, "", rows(all, playing: nil)), step(1, "", by: tap("C"), rows(all, playing: "C"))]
      set[request] = trace(
        isAway
          ? played + [step(2, "", by: .scrollToEnd, []), step(3, "", by: .scrollToTop, rows(all, playing: away))]
          : played + [step(2, "", by: tap("A"), rows(["B", "C", "D", "E"], playing: instead))])
    }
    return set
  }

  @Test("it is taken back")
  func found() throws {
    let found = try NextRowReference.all(in: Self.set())
    let finding = StaleIndexAction.finding(try #require(found.first), Self.set().main)
    #expect(
      finding.summary == "the tap on \"Film B\" takes back what was done to \"Film C\", which comes to its place")
    #expect(finding.seen == "\"Film C\" has UILabel.text \"Paused\"; before the removal it has \"Playing\"")
    #expect(
      finding.evidence == [
        "\"Film C\" has had it since step 1 (tap \"Film C\"), and keeps it where a row that is no neighbour is removed: \"Film B\" is looked up by its old place, where \"Film C\" is by then"
      ])
    #expect(finding.originStep == 2 && finding.sourceItemTitle == "Film B")
  }

  @Test("what every removal takes back, and what the row keeps where it is scrolled away, is not this")
  func silent() throws {
    #expect(try NextRowReference.all(in: Self.set(instead: nil)).isEmpty)
    #expect(try NextRowReference.all(in: Self.set(away: "C")).isEmpty)
  }

  @Test("no run is made where the row keeps it, and where another row is meant")
  func unsuspected() {
    for set in [Self.set("C"), Self.set(playing: "D")] { #expect(NextRowReference.requests(in: set).isEmpty) }
  }

  @Test("a row that the removal draws anew loses what only its cell had; what the data had is taken back")
  func drawnAnew() throws {
    #expect(try NextRowReference.all(in: Self.set(drawn: .some(nil))).isEmpty)
    #expect(try NextRowReference.all(in: Self.set(drawn: "C")).count == 1)
    // Drawn where it stands: the title is written, too, which the action had left alone.
    #expect(try NextRowReference.all(in: Self.set(drawn: .some(nil), title: (0, 2))).isEmpty)
    #expect(try NextRowReference.all(in: Self.set(drawn: "C", title: (0, 2))).count == 1)
    // What the action had written as well is taken back in the same way.
    #expect(try NextRowReference.all(in: Self.set(title: (1, 2))).count == 1)
  }
}
