import CellTrace
import Testing

@testable import CellDetectors

@Suite("late-async-result") struct LateAsyncResultTests {
  /// A write made while the cell serves H, by work that was started for another item.
  static func late(for other: String?, _ step: Int = 1) -> WriteProvenance {
    WriteProvenance(item: item("H"), step: step, startedFor: other.map { item($0) })
  }

  static func photo(_ name: String, _ by: WriteProvenance?) -> [Element] {
    [label("Gout", [Property("image", name, provenance: by)], by: provenance("H", 1))]
  }

  static func reuse(_ observed: [Element], fresh expected: [Element], events: [TraceEvent.Kind] = []) -> RunSet {
    let opened = step(0, "show the screen", events: events, [row("A", [label("Asthma")])])
    return runs(
      main: [opened, step(1, "scroll to \"Gout\"", [row("H", reuse: 1, observed)])],
      fresh: [opened, step(1, "scroll to \"Gout\"", [row("H", cell: 2, reuse: 1, expected)])])
  }

  @Test("a picture that A asked for arrives when the cell shows H")
  func picture() {
    let set = Self.reuse(
      Self.photo("a.png", Self.late(for: "A")), fresh: Self.photo("h.png", provenance("H", 1)),
      events: [.requestSent(item("A"), method: "GET", url: "https://host/a.png", scripted: true)])
    #expect(
      LateAsyncResult.found(in: set) == [
        Finding(
          detector: "late-async-result", severity: .error,
          summary: "UILabel.image of App.NoteCell, asked for by \"Asthma\", arrived late and is shown for \"Gout\"",
          item: item("H"), itemTitle: "Gout", sourceItem: item("A"), sourceItemTitle: "Asthma", cellType: "App.NoteCell",
          cell: CellID(1), property: "UILabel.image", observed: "a.png", expected: "h.png", originStep: 1, seenStep: 1,
          seen: "\"Gout\" has UILabel.image \"a.png\"; in a fresh cell it has \"h.png\"", element: "\(content)/UILabel",
          reuse: 1, blame: .unchecked,
          evidence: [
            "work started for \"Asthma\" wrote UILabel.image in step 1 (scroll to \"Gout\"), when the cell showed \"Gout\"",
            "\"Asthma\" had asked for it with GET https://host/a.png in step 0 (show the screen)",
          ])
      ])
    #expect(LeakedAppearance.found(in: set) == [])
  }

  @Test("the code that wrote it is where it was origin, and the function that started the work is evidence")
  func places() throws {
    var write = Self.late(for: "A")
    write.writtenAt = [0x1f4, 0x20]
    write.startedAt = [0xa0]
    let set = Self.reuse(Self.photo("a.png", write), fresh: Self.photo("h.png", provenance("H", 1)))
    let found = try #require(LateAsyncResult.found(in: set))
    let finding = try #require(found.first)
    #expect(finding.originPlace?.mark == CodeMark(.line, [0x1f4, 0x20]))
    #expect(finding.evidence.last == "that work was started in \(CodeMark(.function, [0xa0]).text)")
    let unknown = Self.reuse(Self.photo("a.png", Self.late(for: "A")), fresh: Self.photo("h.png", provenance("H", 1)))
    #expect(LateAsyncResult.found(in: unknown)?.map { Fingerprint.of($0) } == [Fingerprint.of(finding)])
  }

  @Test("what one piece of work puts into a cell is one finding; two pieces are two")
  func severalProperties() throws {
    func set(_ first: UInt32, _ second: UInt32) -> RunSet {
      func photo(_ name: String, _ writes: [WriteProvenance?]) -> [Element] {
        [
          label(
            "Gout", [Property("image", name, provenance: writes[0]), Property("tintColor", name, provenance: writes[1])],
            by: provenance("H", 1))
        ]
      }
      let late = [first, second].map { place in
        var write = Self.late(for: "A")
        write.startedAt = [place]
        return write
      }
      return Self.reuse(photo("a", late), fresh: photo("h", [provenance("H", 1), provenance("H", 1)]))
    }
    let one = try #require(LateAsyncResult.found(in: set(0xa0, 0xa0)))
    #expect(one.map(\.property) == ["UILabel.image"])
    #expect(one.first?.evidence.last == "the same work also wrote UILabel.tintColor there")
    #expect(try #require(LateAsyncResult.found(in: set(0xa0, 0xb0))).map(\.property) == ["UILabel.image", "UILabel.tintColor"])
  }

  @Test("a state of a hosted view that A's task wrote while H was shown")
  func hostedState() throws {
    func rows(_ value: String, _ write: WriteProvenance?) -> [Element] {
      [label(value, path: "\(content)/NoteRow/Text", by: nil)]
    }
    let leaked = state("photo", "a.png", birth: provenance("H", 1), write: Self.late(for: "A"))
    let right = state("photo", "h.png", birth: provenance("H", 1), write: provenance("H", 1))
    let opened = step(0, "show the screen", [row("A", [label("Asthma")])])
    let set = runs(
      main: [opened, step(1, "scroll", [row("H", reuse: 1, state: [leaked], rows("a.png", nil))])],
      fresh: [opened, step(1, "scroll", [row("H", cell: 2, reuse: 1, state: [right], rows("h.png", nil))])])
    #expect(LeakedViewState.found(in: set) == [])
    #expect(LeakedAppearance.found(in: set) == [])
    let findings = try #require(LateAsyncResult.found(in: set))
    #expect(findings.map(\.property) == ["NoteRow.photo"])
    #expect(findings.map(\.sourceItem) == [item("A")])
  }

  @Test("what a touch of a row does at once to another one is no work; what it begins is")
  func touched() {
    func set(_ startedAt: [UInt32]) -> RunSet {
      var write = Self.late(for: "A")
      write.startedAt = startedAt
      let tap = Interaction.tap(.resolved(item("A")), nil)
      let opened = step(0, "show the screen", [row("A", [label("Asthma")])])
      return runs(
        main: [opened, step(1, "tap \"Asthma\"", by: tap, [row("H", reuse: 1, Self.photo("a.png", write))])],
        fresh: [
          opened, step(1, "tap \"Asthma\"", by: tap, [row("H", cell: 2, reuse: 1, Self.photo("h.png", provenance("H", 1)))]),
        ])
    }
    #expect(LateAsyncResult.found(in: set([])) == [])
    #expect(LateAsyncResult.found(in: set([0xa0]))?.map(\.property) == ["UILabel.image"])
  }

  @Test("a result for the item that is shown is not late")
  func own() {
    let set = Self.reuse(Self.photo("1.png", Self.late(for: "H")), fresh: Self.photo("2.png", nil))
    #expect(LateAsyncResult.found(in: set) == [])
  }

  @Test("a late result that makes no difference is none")
  func harmless() {
    let set = Self.reuse(Self.photo("a.png", Self.late(for: "A")), fresh: Self.photo("a.png", provenance("H", 1)))
    #expect(LateAsyncResult.found(in: set) == [])
  }

  @Test("what differs between the run and its control is not judged")
  func masked() {
    var set = Self.reuse(Self.photo("a.png", Self.late(for: "A")), fresh: Self.photo("h.png", provenance("H", 1)))
    set.control?.steps[1].checkpoint[0].elements[0].properties[1].value = "c.png"
    #expect(LateAsyncResult.found(in: set) == [])
  }
}
