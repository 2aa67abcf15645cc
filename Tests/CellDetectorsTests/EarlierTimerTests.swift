import CellTrace
import Testing

@testable import CellDetectors

@Suite("what an earlier timer ends") struct EarlierTimerTests {
  private static func made(
    _ index: Int, by act: Interaction?, _ keys: [String], beside texts: [String] = [], at time: Double
  ) -> StepTrace {
    let rows = keys.enumerated().map { row($0.element, at: $0.offset, cell: $0.offset + 1, [label($0.element)]) }
    var made = step(index, "step \(index)", by: act ?? .open, time: time, rows)
    made.beside = texts
    return made
  }

  private static func swipe(_ key: String) -> Interaction { .swipe(.resolved(item(key)), .trailing) }
  private static let remove = Interaction.tapAction("Remove")

  /// "A" and "B" are removed one after the other, and the bar that says so of "B" is gone two seconds later. `alone` is what stands beside the rows
  /// then where only "B" was removed, `later` where a minute lies between the two.
  private static func set(
    alone: [String] = ["B removed"], later: [String] = ["B removed"], shared: [String] = ["A removed"], pause: Double = 1
  ) -> RunSet {
    let main = [
      made(0, by: nil, ["A", "B", "C"], at: 0), made(1, by: swipe("A"), ["A", "B", "C"], at: 0),
      made(2, by: remove, ["B", "C"], beside: shared, at: 1),
      made(3, by: swipe("B"), ["B", "C"], beside: shared, at: 1 + pause),
      made(4, by: remove, ["C"], beside: ["B removed"], at: 2 + pause), made(5, by: .wait(2), ["C"], at: 4 + pause),
    ]
    var set = runs(main: main, fresh: main)
    let last: [Interaction] = [swipe("B"), remove, .wait(2)]
    // The second run is asked for once the first has told something.
    for _ in 1...2 {
      for request in EarlierTimerReference.requests(in: set) {
        if request.script == last {
          #expect(request.purpose == "the run without step 2 (step 2)")
          set[request] = trace([made(3, by: .wait(2), ["A", "C"], beside: alone, at: 3)])
        } else {
          #expect(request.script == [swipe("A"), remove, .wait(60)] + last)
          #expect(request.purpose == "the run with a minute behind step 2 (step 2)")
          set[request] = trace([made(6, by: .wait(2), ["C"], beside: later, at: 65)])
        }
      }
    }
    return set
  }

  @Test("a bar that the time of the one before ends is gone too early: it stays where that was never shown, or is long gone")
  func found() throws {
    let set = Self.set()
    let reference = try #require(try EarlierTimerReference.all(in: set).first)
    let finding = LateAsyncResult.finding(reference, set.main)
    #expect(
      finding.summary
        == "\"B removed\", which step 4 (step 4) shows, is gone too early: the time that step 2 (step 2) began ends it")
    #expect(finding.seen == "\"B removed\" is gone by the end of step 5 (step 5)")
    #expect(
      finding.evidence == ["at the same moment it is still there without step 2 (step 2), and with a minute between the two"])
    #expect(
      finding.fix
        == "cancel the timer or task of the one before when another one begins or when it is taken back, or compare at its end what it was begun for."
    )
    #expect(finding.severity == .error)
  }

  @Test("a bar that goes as soon without the one before, or as soon a minute later, goes by right")
  func ownTime() throws {
    #expect(try EarlierTimerReference.all(in: Self.set(alone: [])).isEmpty)
    #expect(try EarlierTimerReference.all(in: Self.set(later: [])).isEmpty)
  }

  @Test("a text that both share may go with the first, and what was done half a minute ago has no timer any more")
  func shared() throws {
    #expect(EarlierTimerReference.suspicions(in: Self.set(shared: ["B removed"]).main).isEmpty)
    #expect(EarlierTimerReference.suspicions(in: Self.set(pause: 40).main).isEmpty)
  }
}

@Suite("a button that brings back another row") struct ForeignReturnTests {
  private static func made(_ index: Int, by act: Interaction?, _ keys: [String], beside texts: [String] = []) -> StepTrace {
    let rows = keys.enumerated().map { row($0.element, at: $0.offset, cell: $0.offset + 1, [label($0.element)]) }
    var made = step(index, "step \(index)", by: act ?? .open, rows)
    made.beside = texts
    return made
  }

  private static func swipe(_ key: String) -> Interaction { .swipe(.resolved(item(key)), .trailing) }
  private static let remove = Interaction.tapAction("Remove")
  private static let undo = Interaction.tap(.showing("Undo"), nil)

  /// "A" and "B" are removed; "Undo" beside the text `says` brings back "A". With "A" never removed it brings back `instead`.
  private static func set(says: String = "B removed", instead: String = "B") -> RunSet {
    let main = [
      made(0, by: nil, ["A", "B", "C"]), made(1, by: swipe("A"), ["A", "B", "C"]),
      made(2, by: remove, ["B", "C"], beside: ["A removed", "Undo"]), made(3, by: swipe("B"), ["B", "C"]),
      made(4, by: remove, ["C"], beside: [says, "Undo"]), made(5, by: undo, ["A", "C"]),
    ]
    var set = runs(main: main, fresh: main)
    for request in ForeignReturnReference.requests(in: set) {
      #expect(request.script == [swipe("B"), remove, undo] && request.purpose == "the run without step 2 (step 2)")
      set[request] = trace([
        made(0, by: nil, ["A", "B", "C"]), made(1, by: swipe("B"), ["A", "B", "C"]), made(2, by: remove, ["A", "C"]),
        made(3, by: undo, ["A", instead, "C"]),
      ])
    }
    return set
  }

  @Test("beside a text that names the row removed last, the one removed before comes back")
  func found() throws {
    let set = Self.set()
    let reference = try #require(try ForeignReturnReference.all(in: set).first)
    let finding = StaleIndexAction.finding(reference, set.main)
    #expect(finding.summary == "step 5 (step 5) brings back \"A\", beside a text that names \"B\"")
    #expect(finding.seen == "\"A\" is in the list again, and \"B\", which was removed last and is named, is not")
    #expect(finding.evidence == ["with \"A\" never removed, the same touch brings back the row that is named"])
    #expect(finding.fix == "give the button its action anew for each removal, or keep what was removed last and bring that back.")
    #expect(finding.item == item("A") && finding.sourceItem == item("B"))
  }

  @Test("a text that names the row which comes back, or none, tells nothing, and neither does one that never brings back its row")
  func right() throws {
    #expect(ForeignReturnReference.suspicions(in: Self.set(says: "A removed").main).isEmpty)
    #expect(ForeignReturnReference.suspicions(in: Self.set(says: "Removed").main).isEmpty)
    #expect(try ForeignReturnReference.all(in: Self.set(instead: "D")).isEmpty)
  }
}
