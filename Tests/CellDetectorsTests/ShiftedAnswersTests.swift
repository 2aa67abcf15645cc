import CellTrace
import Testing

@testable import CellDetectors

@Suite("answers that are one row off") struct ShiftedAnswersTests {
  /// Prices, by the names that the tests have for them.
  private static let prices = ["1": "42", "2": "17", "3": "88", "4": "63", "5": "29", "6": "71", "7": "35", "9": "96"]

  private static func rows(_ names: [String], _ words: (String) -> String = { prices[$0] ?? "" }) -> [Appearance] {
    names.enumerated().map { place, name in
      row(
        "K\(place)", at: place, cell: place + 1,
        [label("Commodity \(place)"), label(words(name), path: "\(content)/UILabel[1]")])
    }
  }

  /// What rows show at the end, where every step waits, two minutes later, and where it was asked last.
  private static func set(
    _ end: [String], patient: [String], later: [String]? = nil, last: [String]? = nil, isDone: Bool = true,
    words: @escaping (String) -> String = { prices[$0] ?? "" }
  ) -> RunSet {
    func rows(_ names: [String]) -> [Appearance] { Self.rows(names, words) }
    let main = [
      step(0, "show the screen", rows(patient)), step(1, "hurry", by: .hurry(0.1), rows(patient)),
      step(2, "pull to refresh", by: .pullToRefresh, rows(patient)), step(3, "wait", by: .wait(1), rows(end)),
    ]
    var set = runs(main: main, fresh: main)
    set[.patient(of: set)] = trace((0...3).map { step($0, "", by: .wait(1), rows(patient)) })
    for request in ShiftedAnswers.requests(in: set) {
      #expect(request.script.suffix(2) == [.wait(120), .rebuildVisibleCells])
      #expect(request.purpose == "the same steps, and cells made anew two minutes later")
      set[request] = trace([step(0, "", by: .rebuildVisibleCells, rows(later ?? end))])
    }
    for request in ShiftedAnswers.requests(in: set) where set[request] == nil {
      #expect(request.script == [.wait(0), .wait(1), .pullToRefresh, .wait(10)])
      #expect(request.purpose == "the run with step 2 (pull to refresh) last, each step waiting")
      set[request] = trace(
        [step(0, "", rows(last ?? patient))], end: isDone ? .finished : .stepFailed(step: 3, reason: "there is no list"))
    }
    return set
  }

  @Test("each row has what the next one should have")
  func shifted() throws {
    let found = try #require(LateAsyncResult.found(in: Self.set(["2", "3", "4", "4"], patient: ["1", "2", "3", "4"])))
    #expect(
      found.map(\.summary) == [
        "\"Commodity 0\" has the UILabel.text of \"Commodity 1\": the answer came after the rows had moved, and was given out by position"
      ])
    #expect(found.map(\.evidence) == [["3 rows, one behind the other, have what their neighbour should have"]])
    #expect(
      found.map(\.fix) == [
        "keep the ids that were asked for beside the question, and give each part of the answer to the item of its id."
      ])
    let before = try #require(LateAsyncResult.found(in: Self.set(["1", "1", "2", "3"], patient: ["1", "2", "3", "4"])))
    #expect(before.map(\.itemTitle) == ["Commodity 1"] && before.map(\.sourceItemTitle) == ["Commodity 0"])
    // The row behind the one that is gone has what that one should have had.
    let gone = try #require(LateAsyncResult.found(in: Self.set(["1", "9", "2", "3", "4"], patient: ["1", "2", "3", "4", "5"])))
    #expect(gone.map(\.itemTitle) == ["Commodity 2"] && gone.map(\.sourceItemTitle) == ["Commodity 1"])
  }

  @Test("two rows, the same value everywhere, other values besides, or what follows from the time, are no shift")
  func silent() {
    #expect(
      LateAsyncResult.found(in: Self.set(["2", "3", "4", "4"], patient: ["1", "2", "3", "4"], later: ["4", "5", "6", "7"])) == [])
    #expect(LateAsyncResult.found(in: Self.set(["2", "3", "3", "4"], patient: ["1", "2", "3", "4"])) == [])
    #expect(LateAsyncResult.found(in: Self.set(["5", "5", "5", "5"], patient: ["1", "5", "5", "5"])) == [])
    #expect(LateAsyncResult.found(in: Self.set(["2", "9", "4", "5", "5"], patient: ["1", "2", "3", "4", "5"])) == [])
  }

  @Test("what is given out in the order of the rows comes out the same for who asks last; where nobody can, it is a warning")
  func givenOut() {
    func found(last: [String]? = nil, isDone: Bool = true) -> [Finding]? {
      LateAsyncResult.found(in: Self.set(["2", "3", "4", "4"], patient: ["1", "2", "3", "4"], last: last, isDone: isDone))
    }
    #expect(found()?.map(\.severity) == [.error])
    #expect(found(last: ["2", "3", "4", "4"]) == [])
    #expect(found(isDone: false)?.map(\.severity) == [.warning])
  }

  @Test("numbers that go up or down by one are given to places")
  func ranks() {
    let (up, names) = (["2", "3", "4", "4"], ["1", "2", "3", "4"])
    #expect(LateAsyncResult.found(in: Self.set(up, patient: names) { "No. 10\($0)" }) == [])
    #expect(LateAsyncResult.found(in: Self.set(up, patient: names) { "\(9 - (Int($0) ?? 0)) to go" }) == [])
    #expect(LateAsyncResult.found(in: Self.set(up, patient: names) { "lane \($0) of 8" })?.count == 1)
    #expect(LateAsyncResult.found(in: Self.set(up, patient: names) { "\(2 * (Int($0) ?? 0)) €" })?.count == 1)
  }
}
