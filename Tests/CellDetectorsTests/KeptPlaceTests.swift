import CellTrace
import Testing

@testable import CellDetectors

@Suite("State that stays with a place") struct KeptPlaceTests {
  private static let more = Interaction.tap(.resolved(item("row 1")), .path("\(content)/NoteRow/Button"))
  private static let read = Interaction.tap(.showing("Read now"), nil)

  /// A row of the place, or of an item, that may be open.
  private static func card(
    _ key: String, _ title: String, at place: Int, open: Bool = false, birth: Int = 0, write: Int? = nil, extra: String? = nil
  ) -> Appearance {
    let stored = state("isOpen", "\(open)", birth: provenance(key, birth), write: write.map { provenance(key, $0) })
    let root = key == "row 1" ? "\(content)/NoteRow" : "\(content)/ForEach(\(key))/NoteRow"
    let button = Element(
      path: "\(root)/Button", role: .button, frame: TraceRect(x: 0, y: 20, width: 40, height: 20), isInteractive: true)
    let details = open ? [label("Details of \(title)", path: "\(root)/Text[1]")] : []
    let more = extra.map { [label($0, path: "\(root)/Text[2]")] } ?? []
    return row(
      key, at: place, cell: place + 1, height: open ? 88 : 44, state: [stored],
      [label(title, path: "\(root)/Text")] + details + more + [button])
  }

  /// Ten is the newest and is opened; then eleven comes, and ten goes on to a row of its own.
  private static func set(
    place: Appearance = card("row 1", "Eleven", at: 0, open: true, write: 1),
    own: Appearance = card("10", "Ten", at: 1, birth: 2), headline: String? = nil, act: Interaction = more,
    there: [Appearance] = [card("row 1", "Eleven", at: 0), card("10", "Ten", at: 1, open: true, birth: 1, write: 2)]
  ) -> RunSet {
    let nine = card("9", "Nine", at: 1)
    let steps = [
      step(0, "show the screen", [card("row 1", "Ten", at: 0, extra: headline), nine]),
      step(1, "tap \"More\" in \"Ten\"", by: act, [card("row 1", "Ten", at: 0, open: true, write: 1, extra: headline), nine]),
      step(2, "tap \"Read now\"", by: read, [place, own, card("9", "Nine", at: 2)]),
    ]
    var set = runs(main: steps, rebuilt: steps.map(\.checkpoint))
    for request in KeptPlaceReference.requests(in: set) {
      if act == more {
        #expect(request.script == [read, .tap(.resolved(item("10")), .path("\(content)/ForEach(10)/NoteRow/Button"))])
      }
      #expect(request.purpose.hasSuffix("after step 2 (tap \"Read now\")"))
      set[request] = trace([step(0, ""), step(1, ""), step(2, "", there + [card("9", "Nine", at: 2)])])
    }
    return set
  }

  @Test("what was opened for one is open for the next in the same place; touched after the change, it is open where it belongs")
  func found() throws {
    let set = Self.set()
    let finding = try #require(try KeptPlaceReference.all(in: set).first).finding(in: set.main)
    #expect(
      finding.summary
        == "NoteRow.isOpen that was changed for \"Ten\" stayed at its position when the data moved, and is now at \"Eleven\"")
    #expect(finding.seen == "\"Eleven\" has NoteRow.isOpen \"true\", and \"Ten\" has \"false\"")
    #expect(
      finding.evidence == [
        "'isOpen' became \"true\" for \"Ten\" in step 1 (tap \"More\" in \"Ten\")",
        "the row is one and the same view, whatever it shows: it showed \"Ten\" before step 2 (tap \"Read now\"), and shows \"Eleven\" since",
        "with the data changed first, the same action shows at \"Ten\" and nowhere else",
        "an app may do the same on purpose, and no run tells the one from the other: so it is a warning",
      ])
    #expect(finding.severity == .warning && finding.originStep == 1 && finding.seenStep == 2)
  }

  @Test("a typed text belongs to what it was typed for")
  func typed() throws {
    let set = Self.set(act: .type("windy", .resolved(item("row 1")), .path("\(content)/NoteRow/Button"), clearing: false))
    #expect(try KeptPlaceReference.all(in: set).map { $0.finding(in: set.main).severity } == [.error])
  }

  @Test("a place that looks like no other, one that begins anew, and an item that has it as well are not this")
  func silent() {
    for set in [
      Self.set(headline: "Today"), Self.set(place: Self.card("row 1", "Eleven", at: 0, birth: 2)),
      Self.set(own: Self.card("10", "Ten", at: 1, open: true, birth: 2)), Self.set(own: Self.card("10", "Ten", at: 1)),
      Self.set(own: Self.card("8", "Eight", at: 1, birth: 2)),
    ] { #expect(KeptPlaceReference.suspicions(in: set.main).isEmpty) }
  }

  @Test("where the touch after the change opens nothing, or the place as well, it is not this")
  func unconfirmed() throws {
    let (place, own) = (Self.card("row 1", "Eleven", at: 0), Self.card("10", "Ten", at: 1, birth: 1))
    #expect(try KeptPlaceReference.all(in: Self.set(there: [place, own])).isEmpty)
    let both = [
      Self.card("row 1", "Eleven", at: 0, open: true, write: 2), Self.card("10", "Ten", at: 1, open: true, birth: 1, write: 2),
    ]
    #expect(try KeptPlaceReference.all(in: Self.set(there: both)).isEmpty)
  }
}
