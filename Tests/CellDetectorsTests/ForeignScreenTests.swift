import CellTrace
import Testing

@testable import CellDetectors

@Suite("a row that opens the screen of another one") struct ForeignScreenTests {
  private static func rows(_ keys: [String]) -> [Appearance] {
    keys.enumerated().map { row($1, at: $0, cell: $0 + 1, [label($1)]) }
  }

  /// A touch of a row, and what its screen says.
  private static func touch(_ index: Int, _ key: String, of keys: [String], says texts: [String]) -> StepTrace {
    let event = TraceEvent.Kind.screenShown(ShownScreen(type: "Detail", texts: texts))
    return step(index, "tap \"\(key)\"", by: .tap(.resolved(item(key)), nil), events: [event], rows(keys))
  }

  /// "New" came on top of Milk and Bread; touched, its screen says `shown`. Milk said `first` as the list opened and says `now` after it.
  private static func set(
    _ shown: [String] = ["Milk"], first: [String] = ["Milk"], now: [String] = ["Bread"], moved: Bool = true
  ) -> RunSet {
    let (old, new) = (moved ? ["Milk", "Bread"] : ["New", "Milk", "Bread"], ["New", "Milk", "Bread"])
    let steps = [
      step(0, "show the screen", rows(old)), step(1, "tap \"Add\"", by: .tap(.showing("Add"), nil), rows(new)),
      touch(2, "New", of: new, says: shown),
    ]
    var set = RunSet(main: trace(steps), control: trace(steps))
    for request in ForeignScreenReference.requests(in: set) {
      #expect(request.script == [.scrollTo(.showing("Milk")), .tap(.showing("Milk"), nil)])
      set[request] = trace([
        step(0, "", rows(old)), step(1, "", by: .scrollTo(.showing("Milk")), rows(old)), touch(2, "Milk", of: old, says: first),
      ])
    }
    for request in ForeignScreenReference.requests(in: set) {
      #expect(request.script == [.tap(.showing("Add"), nil), .scrollTo(.showing("Milk")), .tap(.showing("Milk"), nil)])
      set[request] = trace([
        step(0, "", rows(old)), step(1, "", by: .tap(.showing("Add"), nil), rows(new)),
        step(2, "", by: .scrollTo(.showing("Milk")), rows(new)), touch(3, "Milk", of: new, says: now),
      ])
    }
    return set
  }

  /// The same where something was chosen besides; without the new row Milk says `alone` after that.
  private static func drawn(alone: [String]) -> RunSet {
    let (add, draw) = (Interaction.tap(.showing("Add"), nil), Interaction.tap(.showing("Draw"), nil))
    let (old, new) = (["Milk", "Bread", "Eggs"], ["New", "Milk", "Bread", "Eggs"])
    let look = Interaction.scrollTo(.showing("Milk"))
    let steps = [
      step(0, "show the screen", rows(old)), step(1, "tap \"Add\"", by: add, rows(new)),
      step(2, "tap \"Draw\"", by: draw, rows(new)),
      touch(3, "New", of: new, says: ["Milk"]),
    ]
    var set = RunSet(main: trace(steps), control: trace(steps))
    for _ in 0..<3 {
      for request in ForeignScreenReference.requests(in: set) where set[request] == nil {
        let adds = request.script.contains(add)
        let says = adds ? ["Bread"] : request.script.contains(draw) ? alone : ["Milk"]
        let (keys, lead) = (adds ? new : old, request.script.dropLast(2))
        let before = lead.enumerated().map { step($0.offset + 1, "", by: $0.element, rows(keys)) }
        set[request] = trace(
          [step(0, "", rows(old))] + before + [step(lead.count + 1, "", by: look, rows(keys))]
            + [touch(lead.count + 2, "Milk", of: keys, says: says)])
      }
    }
    return set
  }

  @Test("who was drawn for another opens that one, also where no row has moved; a number does so only where rows have moved")
  func draw() throws {
    #expect(try Self.found(Self.drawn(alone: ["Bread"])).isEmpty)
    #expect(try Self.found(Self.drawn(alone: ["Milk"])).map(\.severity) == [.error])
  }

  @Test("a row that no order of the list explains is a warning")
  func unexplained() throws {
    #expect(try Self.found(Self.set(now: ["New"])).map(\.severity) == [.warning])
  }

  private static func found(_ set: RunSet) throws -> [Finding] {
    try ForeignScreenReference.all(in: set).map { $0.finding(in: set.main) }
  }

  @Test("each row opens the next one's screen since one came on top")
  func found() throws {
    let finding = try #require(try Self.found(Self.set()).first)
    #expect(finding.summary == "the tap on \"New\" opens \"Milk\"")
    #expect(finding.seen == "the screen that comes in front says \"Milk\"")
    #expect(
      finding.evidence == ["as the list opened, \"Milk\" showed \"Milk\"; touched now, it shows what names \"Bread\""])
    #expect(finding.severity == .error && finding.item == item("Milk") && finding.sourceItem == item("New"))
    #expect(ReferenceSuspicions.names(in: Self.set().main).contains("opened another"))
  }

  @Test("a row that goes on with another one, while that one opens itself, is right")
  func goesOn() throws { #expect(try Self.found(Self.set(now: ["Milk"])).isEmpty) }

  @Test("rows that never name themselves say nothing")
  func nameless() throws { #expect(try Self.found(Self.set(first: ["Bread"])).isEmpty) }

  @Test("no run is made where the row names itself, where more are named, or where no row has moved")
  func unsuspected() {
    for set in [Self.set(["New", "Milk"]), Self.set(["Milk", "Bread"]), Self.set(["Loading"]), Self.set(moved: false)] {
      #expect(ForeignScreenReference.requests(in: set).isEmpty)
    }
  }
}
