import CellTrace
import Testing

@testable import CellDetectors

@Suite("a list that begins with a later page of what was chosen") struct SkippedFirstPagesTests {
  private static func rows(_ keys: [Int]) -> [Appearance] {
    keys.enumerated().map { place, key in row("\(key)", at: place, cell: place + 1, [label("Lamp \(key)")]) }
  }

  private static func items(_ keys: [Int]) -> [String] { keys.map(String.init) }

  private static let brass = Interaction.tap(.showing("Brass"), nil)

  /// Pages of two rows: two of all were loaded, then lamps 21 to 26 were asked for, and `chosen` came. `first` is what the choice brings without
  /// scrolling, and `all` what there is in the end.
  private static func set(
    _ chosen: [Int] = [23, 24], by choice: Interaction = brass, before: Interaction = .scrollBy(100), seen: [Int] = [2, 3],
    first: [Int] = [21, 22], all: [Int] = [21, 22, 23, 24, 25, 26]
  ) -> RunSet {
    let steps = [
      step(0, "show the screen", items: items([1, 2]), rows([1, 2])),
      step(1, "scroll", by: before, items: items([1, 2, 3, 4]), rows(seen)),
      step(2, "tap \"Brass\"", by: choice, items: items(chosen), rows(chosen)),
    ]
    var set = RunSet(main: trace(steps), control: trace(steps))
    for request in SkippedFirstPagesReference.requests(in: set) {
      #expect(request.script == [choice, .scrollToEnd, .scrollToEnd])
      set[request] = trace([
        step(0, "", items: items([1, 2]), rows([1, 2])), step(1, "", by: choice, items: items(first), rows(first)),
        step(2, "", by: .scrollToEnd, items: items(Array(all.prefix(4))), rows(Array(all.prefix(4)))),
        step(3, "", by: .scrollToEnd, items: items(all), rows(all)),
      ])
    }
    return set
  }

  @Test("the first rows are missing, and those that are there follow them where nobody scrolls before")
  func found() throws {
    let set = Self.set()
    let finding = StaleIndexState.finding(try #require(try SkippedFirstPagesReference.all(in: set).first), set.main)
    #expect(
      finding.summary
        == "step 2 (tap \"Brass\") shows other rows and leaves out the first 2, \"Lamp 21\" and what follows it, because the list had "
        + "been scrolled before")
    #expect(
      finding.observed == "\"Lamp 23\" is the first row" && finding.expected == "\"Lamp 21\" is the first row"
        && finding.severity == .error)
    #expect(finding.seen == "\"Lamp 23\" is the first row; where nobody scrolls before, \"Lamp 21\" is")
    #expect(finding.evidence == ["where nobody scrolls before, the same rows follow 2 others, not all of which were seen here"])
    #expect(ReferenceSuspicions.names(in: set.main).contains("first pages skipped"))
  }

  @Test("a word that is typed asks for other rows, too")
  func typed() throws {
    let search = Interaction.type("brass", .showing("Search"), nil, clearing: false)
    #expect(try SkippedFirstPagesReference.all(in: Self.set(by: search)).count == 1)
  }

  @Test("rows that come first for everybody are right, and so are other rows than there are without scrolling")
  func right() throws {
    #expect(try SkippedFirstPagesReference.all(in: Self.set([21, 22])).isEmpty)
    #expect(try SkippedFirstPagesReference.all(in: Self.set([31, 32])).isEmpty)
    #expect(try SkippedFirstPagesReference.all(in: Self.set([23, 25])).isEmpty)
    #expect(try SkippedFirstPagesReference.all(in: Self.set(first: [23, 24])).isEmpty)
  }

  @Test("rows that were seen may be left out for that")
  func seen() throws { #expect(try SkippedFirstPagesReference.all(in: Self.set(seen: [21, 22, 3])).isEmpty) }

  @Test("no run is made where nobody scrolled, where a row was touched, or where the same rows stay")
  func unsuspected() {
    for set in [
      Self.set(before: .tap(.resolved(item("1")), nil)), Self.set(by: .tap(.resolved(item("2")), nil)), Self.set([1, 2]),
      Self.set([]),
    ] {
      #expect(SkippedFirstPagesReference.requests(in: set).isEmpty)
    }
  }
}
