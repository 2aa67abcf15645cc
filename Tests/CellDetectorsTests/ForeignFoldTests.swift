import CellTrace
import Testing

@testable import CellDetectors

@Suite("a header that folds the section of another one") struct ForeignFoldTests {
  private static let sections = ["A", "B", "C"]

  private static func touching(_ section: String) -> Interaction { .tap(.resolved(item("header \(section)")), nil) }

  /// Three sections of two rows each; those that are `open` show them.
  /// In each header stands what a switch says that all `share`, if they do.
  private static func made(_ index: Int, by act: Interaction, open: [String], share: Bool = false) -> StepTrace {
    var rows: [Appearance] = []
    var headers: [Appearance] = []
    for (number, section) in sections.enumerated() {
      var header = row("header \(section)", at: rows.count, cell: 20 + number, type: "App.Header", [label("Section \(section)")])
      header.slot = Slot(section: number, item: -1)
      if share { header.elements.append(label(open.contains("A") ? "Hide" : "Show", path: "\(content)/UILabel[1]")) }
      headers.append(header)
      for place in 1...2 where open.contains(section) {
        var one = row("\(section)\(place)", at: rows.count, cell: rows.count + 1, [label("Row \(section)\(place)")])
        one.slot = Slot(section: number, item: place - 1)
        rows.append(one)
      }
    }
    var step = CellDetectorsTests.step(index, "", by: act, rows)
    step.supplementary = headers
    return step
  }

  /// The header of C is touched, and `open` are open since; the same where that of A is touched instead, that of B, and that of B after C's.
  private static func set(
    open: [String] = ["B", "C"], own: [String] = ["B", "C"], third: [String] = ["B", "C"], next: [String] = sections,
    share: Bool = false
  ) -> RunSet {
    let steps = [made(0, by: .open, open: sections, share: share), made(1, by: touching("C"), open: open, share: share)]
    var set = runs(main: steps, rebuilt: steps.map(\.checkpoint))
    // The further runs are asked for once the first has told something.
    for _ in 1...2 {
      for request in ForeignFoldReference.requests(in: set) {
        let ends: [[Interaction]: [String]] = [
          [touching("A")]: own, [touching("B")]: third, [touching("C"), touching("B")]: next,
        ]
        let end = ends[request.script]
        #expect(end != nil)
        set[request] = trace([made(request.script.count, by: request.script.last ?? .open, open: end ?? [])])
      }
    }
    return set
  }

  @Test("the first section folds, whichever header is touched, and comes back with the next one")
  func found() throws {
    let set = Self.set()
    let found = try #require(StaleIndexAction.found(in: set)?.filter { $0.shape == ["another section folded"] })
    #expect(found.map(\.severity) == [.error] && found.map(\.itemTitle) == ["Section A"])
    #expect(
      found.first?.summary.hasSuffix(
        "on the header \"Section C\" folds the section \"Section A\", as a touch of every header does") == true)
    #expect(found.map(\.observed) == ["folded \"Section A\""] && found.map(\.expected) == ["folded \"Section C\""])
    #expect(found.map(\.seen) == ["the rows of \"Section A\" are gone, those of \"Section C\" stay"])
    #expect(
      found.map(\.evidence) == [
        ["touched on \"Section B\" instead, the same rows are gone, and touched there after this one, they are back"]
      ])
    #expect(
      found.map(\.fix) == [
        "look the section up from the header that was touched, by what it stands for, and not by a number that is the same for all."
      ])
    #expect(ReferenceSuspicions.names(in: set.main).contains("another section folded"))
  }

  @Test("a switch that all headers have for one section says so in all of them, and is right")
  func shared() { #expect(ForeignFoldReference.suspicions(in: Self.set(share: true).main).isEmpty) }

  @Test("a header that folds its own section, several, or another one each time is right")
  func right() throws {
    #expect(ForeignFoldReference.suspicions(in: Self.set(open: ["A", "B"]).main).isEmpty)
    #expect(ForeignFoldReference.suspicions(in: Self.set(open: ["C"]).main).isEmpty)
    #expect(try ForeignFoldReference.all(in: Self.set(own: ["A", "B"])).isEmpty)
    #expect(try ForeignFoldReference.all(in: Self.set(third: ["A", "C"])).isEmpty)
    #expect(try ForeignFoldReference.all(in: Self.set(next: ["B", "C"])).isEmpty)
  }
}
