import CellTrace
import Testing

@testable import CellDetectors

@Suite("rows that an answer brings back or takes away") struct OverwrittenRowsTests {
  private static let more = Interaction.tap(.showing("Load more"), nil)
  private static let remove = Interaction.tap(.resolved(item("B")), nil)

  private static func rows(_ keys: [String]) -> [Appearance] {
    keys.enumerated().map { place, key in row(key, at: place, cell: place + 1, [label("Row \(key)")]) }
  }

  /// More is asked for, and before it comes a step leaves `changed`; then the answer comes.
  private static func set(
    _ changed: [String], end: [String], patient: [String], alone: [String], later: [String]? = nil, second: [String]? = nil,
    by change: Interaction = remove
  ) -> RunSet {
    let (first, last) = (rows(["A", "B"]), rows(end))
    let main = [
      step(0, "show the screen", first), step(1, "hurry", by: .hurry(0.1), first), step(2, "tap \"Load more\"", by: more, first),
      step(3, "hurry", by: .hurry(0.1), first), step(4, "tap \"Row B\"", by: change, rows(changed)),
      step(5, "wait", by: .wait(2), last),
    ]
    var set = runs(main: main, fresh: main)
    set[.patient(of: set)] = trace((0...5).map { step($0, "", by: .wait(1), rows(patient)) })
    for request in OverwrittenRows.requests(in: set) {
      let isAlone = !request.script.contains(more)
      let isHurried = request.script == [.wait(0), .hurry(0.1), change, .hurry(0.1), more, .wait(10)]
      #expect(isAlone || isHurried || request.script == [.wait(0), change, more, .wait(10)])
      set[request] = trace([step(0, "", rows(isAlone ? alone : (isHurried ? second : later) ?? patient))])
    }
    return set
  }

  @Test("a row that was removed meanwhile is back")
  func back() throws {
    let set = Self.set(["A"], end: ["A", "B", "C"], patient: ["A", "C"], alone: ["A"])
    let found = try OverwrittenRows.all(in: set).map { LateAsyncResult.finding($0, set.main) }
    #expect(
      found.map(\.summary) == [
        "\"Row B\", which was removed meanwhile, is back when the answer to step 2 (tap \"Load more\") comes"
      ])
    #expect(found.map(\.observed) == ["there"] && found.map(\.expected) == ["gone"])
    #expect(
      found.map(\.seen) == [
        "step 4 (tap \"Row B\") removed \"Row B\", and at the end it is there; where each step waits it is not"
      ])
    #expect(
      found.map(\.evidence) == [
        [
          "without step 2 (tap \"Load more\") the row stays as that left it: the answer gives the list rows that were collected before the wait"
        ]
      ])
  }

  @Test("a row that came meanwhile is gone")
  func gone() throws {
    let set = Self.set(
      ["A", "B", "N"], end: ["A", "B", "C"], patient: ["A", "B", "N", "C"], alone: ["A", "B", "N"], by: .mutate("add"))
    let found = try OverwrittenRows.all(in: set).map { LateAsyncResult.finding($0, set.main) }
    #expect(
      found.map(\.summary) == [
        "\"Row N\", which came meanwhile, is gone when the answer to step 2 (tap \"Load more\") comes"
      ])
    #expect(
      found.map(\.seen) == [
        "step 4 (tap \"Row B\") brought \"Row N\", and at the end it is not there; where each step waits it is"
      ])
  }

  @Test("a row that comes back in any case, and one that stays away, are not this")
  func silent() throws {
    for set in [
      Self.set(["A"], end: ["A", "C"], patient: ["A", "C"], alone: ["A"]),
      Self.set(["A"], end: ["A", "B"], patient: ["A", "B"], alone: ["A"]),
      Self.set(["A"], end: ["A", "B"], patient: ["A"], alone: ["A", "B"]),
      Self.set(["A"], end: ["A", "B"], patient: ["A"], alone: ["A"], later: ["A", "B"]),
      // The answer brings it back in whatever order, if nobody waits.
      Self.set(["A"], end: ["A", "B"], patient: ["A"], alone: ["A"], second: ["A", "B"]),
    ] {
      #expect(try OverwrittenRows.all(in: set).isEmpty)
    }
  }
}
