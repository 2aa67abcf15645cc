import CellTrace
import Testing

@testable import CellDetectors

@Suite("the answer to an earlier request in place of a later one's") struct EarlierAnswerTests {
  private static func asked(_ text: String) -> TraceEvent.Kind {
    .requestSent(nil, method: "GET", url: "https://food.example/\(text)", scripted: true)
  }

  private static func rows(_ texts: [String]) -> [Appearance] {
    texts.enumerated().map { row("#\($0.offset + 1)", at: $0.offset, cell: $0.offset + 1, [label($0.element)]) }
  }

  /// Somebody types c and, without waiting, ch; `shown` is there in the end, and `waited` after each step where every step waits.
  static func set(
    shown: [String], waited: ([String], [String]) = (["Carrots", "Cheddar"], ["Cheddar"]), urls: [String] = ["c", "ch"]
  )
    -> RunSet
  {
    func steps(_ first: [String], _ second: [String], _ pause: Interaction) -> [StepTrace] {
      [
        step(0, "show the screen"), step(1, "pause", by: pause),
        step(2, "data: types c", by: .mutate("types c"), events: [asked(urls[0])], rows(first)),
        step(3, "data: types ch", by: .mutate("types ch"), events: [asked(urls[1])], rows(second)),
      ]
    }
    let main = steps([], shown, .hurry(0.1))
    var set = runs(main: main, fresh: main)
    set[.patient(of: set)] = trace(steps(waited.0, waited.1, .wait(0)))
    // Nobody's rows are there twice.
    for request in RepeatedAnswer.requests(in: set) { set[request] = trace(main) }
    return set
  }

  @Test("the rows of what was typed first stand in place of those of what was typed last")
  func earlier() throws {
    let found = try #require(LateAsyncResult.found(in: Self.set(shown: ["Carrots", "Cheddar"])))
    #expect(
      found.map(\.summary) == [
        "the answer of https://food.example/c came after the one of https://food.example/ch, which was asked for later, and took its place"
      ])
    #expect(
      found.map(\.seen) == [
        "after step 3 (data: types ch) the list shows \"Carrots\", which belongs to what was asked for before; where every step waits for its answer it shows \"Cheddar\""
      ])
    #expect(
      found.map(\.evidence) == [
        [
          "https://food.example/c was asked for in step 2 (data: types c)",
          "https://food.example/ch was asked for in step 3 (data: types ch)",
          "the rows are exactly those that are shown after step 2 (data: types c) where that step waits for its answer",
        ]
      ])
    #expect(found.map(\.originStep) == [2] && found.map(\.seenStep) == [3])
  }

  @Test("the later answer, rows that neither has, and the same question twice are not this")
  func silent() {
    #expect(LateAsyncResult.found(in: Self.set(shown: ["Cheddar"])) == [])
    #expect(LateAsyncResult.found(in: Self.set(shown: ["Carrots"])) == [])
    #expect(LateAsyncResult.found(in: Self.set(shown: ["Carrots", "Cheddar"], urls: ["c", "c"])) == [])
  }

  // MARK: Answers that come from nowhere in the network

  private static func typing(_ text: String) -> Interaction {
    .type(text, .resolved(item("field")), nil, clearing: false)
  }
  private static let body = TraceEvent.Kind.bodyEvaluated(nil, viewType: "Dialects")

  private static func shows(_ name: String, _ isShown: Bool) -> TraceEvent.Kind {
    let slot = Slot(section: 0, item: 0)
    return isShown ? .willDisplay(CellID(9), item(name), slot) : .didEndDisplaying(CellID(9), item(name), slot)
  }

  /// Somebody types s and, without waiting, w; there are three rows at first, those of s are two, and there is one of sw.
  private static func dialects(_ events: [TraceEvent.Kind], shown: [String] = ["Saxon", "Swiss"]) -> RunSet {
    func named(_ names: [String]) -> [Appearance] {
      names.enumerated().map { row($0.element, at: $0.offset, cell: $0.offset + 1, [label($0.element)]) }
    }
    let all = ["Alpine", "Saxon", "Swiss"]
    func steps(_ first: [String], _ second: [String], _ pause: Interaction, _ events: [TraceEvent.Kind] = []) -> [StepTrace] {
      [
        step(0, "show the screen", named(all)), step(1, "pause", by: pause, named(all)),
        step(2, "type s", by: typing("s"), named(first)), step(3, "type w", by: typing("w"), events: events, named(second)),
      ]
    }
    let main = steps(all, shown, .hurry(0.1), events)
    var set = runs(main: main, fresh: main)
    set[.patient(of: set)] = trace(steps(["Saxon", "Swiss"], ["Swiss"], .wait(0)))
    for request in RepeatedAnswer.requests(in: set) { set[request] = trace(main) }
    return set
  }

  @Test("without requests: the rows of the later text were there, and gave way to those of the earlier one")
  func unrequested() throws {
    let found = try #require(
      LateAsyncResult.found(
        in: Self.dialects([
          Self.body, Self.shows("Alpine", false), Self.shows("Saxon", false), Self.body, Self.shows("Saxon", true),
        ])))
    #expect(
      found.map(\.summary) == [
        "the answer of step 2 (type s) came after the one of step 3 (type w), which was asked for later, and took its place"
      ])
    #expect(found.map(\.itemTitle) == ["Saxon"])
    #expect(
      found.map(\.evidence) == [
        ["the rows are exactly those that are shown after step 2 (type s) where that step waits for its answer"]
      ])
  }

  @Test("rows that never were those of the later text, or only in the middle of an update, say nothing")
  func unrequestedSilent() {
    // What is typed while an answer is on its way is ignored.
    #expect(LateAsyncResult.found(in: Self.dialects([Self.body, Self.shows("Alpine", false)])) == [])
    let halfway = [Self.shows("Alpine", false), Self.shows("Saxon", false), Self.shows("Saxon", true)]
    #expect(LateAsyncResult.found(in: Self.dialects([Self.body] + halfway + [Self.body])) == [])
    let right = [Self.body, Self.shows("Alpine", false), Self.shows("Saxon", false), Self.body]
    #expect(LateAsyncResult.found(in: Self.dialects(right, shown: ["Swiss"])) == [])
  }

  // MARK: Two buttons

  /// Somebody asks the ridge and, without waiting, the valley; what can be read beside the rows where the ridge's answer stands, and in the end.
  /// `inRows`: the buttons are in two rows, of which the valley's looks like this in the end.
  private static func stations(
    _ ofRidge: [String], _ end: [String], controls: [String] = [], inRows flags: CellFlags? = nil
  ) -> RunSet {
    func named(_ names: [String], _ isEnd: Bool = false) -> [Appearance] {
      (flags == nil ? [] : ["ridge", "valley"]).map { row($0, flags: isEnd && $0 == "valley" ? flags ?? [] : [], [label($0)]) }
        + names.enumerated().map { row($0.element, at: $0.offset, cell: $0.offset + 1, [label($0.element)]) }
    }
    func tap(_ name: String) -> Interaction {
      flags == nil ? .tap(.showing(name), nil) : .tap(.resolved(item(name.lowercased())), .path("UIButton"))
    }
    func steps(_ first: [String], _ second: [String], _ pause: Interaction, _ events: [TraceEvent.Kind] = []) -> [StepTrace] {
      let fired = controls.map { TraceEvent.Kind.controlFired(nil, path: $0, control: "valueChanged") }
      var steps = [
        step(0, "show the screen", named(["Nothing"])), step(1, "pause", by: pause, named(["Nothing"])),
        step(2, "tap \"Ridge\"", by: tap("Ridge"), events: fired, named(first)),
        step(3, "tap \"Valley\"", by: tap("Valley"), events: fired + events, named(second, true)),
      ]
      steps[2].beside = ofRidge
      steps[3].beside = end
      return steps
    }
    let (ridge, valley) = (["Ridge", "Snow"], ["Valley", "Rain", "Wind"])
    var events = [body]
    for name in flags == nil ? [] : ["ridge", "valley"] { events.append(shows(name, true)) }
    events.append(shows("Nothing", false))
    for name in valley { events.append(shows(name, true)) }
    events.append(body)
    for name in valley { events.append(shows(name, false)) }
    for name in ridge { events.append(shows(name, true)) }
    let main = steps(["Nothing"], ridge, .hurry(0.1), events)
    var set = runs(main: main, fresh: main)
    set[.patient(of: set)] = trace(steps(ridge, valley, .wait(0)))
    for request in RepeatedAnswer.requests(in: set) { set[request] = trace(main) }
    return set
  }

  @Test("two buttons asked, and nothing beside the rows says whose answer they are: a warning, for what came last may be meant")
  func lastReceived() throws {
    let found = try #require(LateAsyncResult.found(in: Self.stations(["Last received"], ["Last received"])))
    #expect(found.map(\.itemTitle) == ["Ridge"] && found.map(\.severity) == [.warning])
    #expect(
      found.map(\.evidence.last) == [
        "two buttons asked, and no text beside the rows says whose answer they are: a list of what was received last is right so"
      ])
  }

  @Test("buttons of two rows may ask for what came last as well, unless the later one's row shows that it was used")
  func lastReceivedInRows() {
    #expect(LateAsyncResult.found(in: Self.stations([], [], inRows: []))?.map(\.severity) == [.warning])
    #expect(LateAsyncResult.found(in: Self.stations([], [], inRows: .selected))?.map(\.severity) == [.error])
    #expect(LateAsyncResult.found(in: Self.stations(["Ridge"], ["Valley"], inRows: []))?.map(\.severity) == [.error])
  }

  @Test("a title that names the later one, and a control of which both are parts, leave no doubt")
  func chosen() throws {
    for set in [Self.stations(["Ridge"], ["Valley"]), Self.stations([], [], controls: ["UISegmentedControl"])] {
      #expect(LateAsyncResult.found(in: set)?.map(\.severity) == [.error])
    }
  }

  // MARK: A list that is only reloaded

  /// The same in a list whose rows go by their positions, and which is reloaded to as many rows as `counts` says.
  private static func reloaded(_ counts: [Int]) -> RunSet {
    func steps(_ first: [String], _ second: [String], _ pause: Interaction, _ events: [TraceEvent.Kind] = []) -> [StepTrace] {
      [
        step(0, "show the screen", rows(["Alpine", "Saxon", "Swiss"])),
        step(1, "pause", by: pause, rows(["Alpine", "Saxon", "Swiss"])),
        step(2, "type s", by: typing("s"), rows(first)), step(3, "type w", by: typing("w"), events: events, rows(second)),
      ]
    }
    let events = counts.map { count in
      TraceEvent.Kind.snapshotApplied(
        list: 0, generation: 2, inserted: max(0, count - 1), deleted: 0, moved: 0, reconfigured: 0, reloaded: min(count, 1))
    }
    let main = steps(["Alpine", "Saxon", "Swiss"], ["Saxon", "Swiss"], .hurry(0.1), events)
    var set = runs(main: main, fresh: main)
    set[.patient(of: set)] = trace(steps(["Saxon", "Swiss"], ["Swiss"], .wait(0)))
    for request in RepeatedAnswer.requests(in: set) { set[request] = trace(main) }
    return set
  }

  @Test("where rows have no names, as many as are right were there, and gave way to those of the earlier text")
  func reloadedTwice() throws {
    let found = try #require(LateAsyncResult.found(in: Self.reloaded([1, 2])))
    #expect(found.map(\.itemTitle) == ["Saxon"] && found.map(\.expected) == ["Swiss"])
  }

  @Test("a list that never had as many rows as are right, or has them in the end, says nothing")
  func reloadedOnce() {
    #expect(LateAsyncResult.found(in: Self.reloaded([2])) == [])
    #expect(LateAsyncResult.found(in: Self.reloaded([2, 1])) == [])
  }

  // MARK: A page that is added to the rows of something else

  /// A page of all is asked for, and without waiting the late ones are; `shown` is there in the end.
  private static func pages(
    _ shown: [String], hurried: [String] = ["A", "B"], waited: [String] = ["A", "B", "C", "D"], alone: [String] = ["B", "F"]
  ) -> RunSet {
    func named(_ names: [String]) -> [Appearance] {
      names.enumerated().map { row($0.element, at: $0.offset, cell: $0.offset + 1, [label($0.element)]) }
    }
    func steps(_ first: [String], _ second: [String], _ pause: Interaction) -> [StepTrace] {
      [
        step(0, "show the screen", named(["A", "B"])), step(1, "pause", by: pause, named(["A", "B"])),
        step(2, "scroll to the end", by: .scrollToEnd, events: [asked("all/2")], named(first)),
        step(3, "tap \"Late\"", by: .tap(.showing("Late"), nil), events: [asked("late/1")], named(second)),
      ]
    }
    let main = steps(hurried, shown, .hurry(0.1))
    var set = runs(main: main, fresh: main)
    set[.patient(of: set)] = trace(steps(waited, alone, .wait(0)))
    for request in RepeatedAnswer.requests(in: set) { set[request] = trace(main) }
    return set
  }

  @Test("a page of what was shown before is added to the rows of the later answer")
  func added() throws {
    let found = try EarlierAnswer.all(in: Self.pages(["B", "F", "C", "D"]))
    let finding = LateAsyncResult.finding(try #require(found.first), Self.pages(["B", "F", "C", "D"]).main)
    #expect(
      finding.summary
        == "the answer of https://food.example/all/2 came after https://food.example/late/1 was asked for, and its rows were added to those of that"
    )
    #expect(finding.itemTitle == "C" && finding.observed == "in the list" && finding.expected == "not in the list")
    #expect(
      finding.seen
        == "since step 3 (tap \"Late\") the list has \"C\", which belongs to what was asked for before; where every step waits for its answer it is not there"
    )
    #expect(
      finding.evidence.last
        == "where every step waits, the rows that are too many come with step 2 (scroll to the end), and step 3 (tap \"Late\") takes them away"
    )
  }

  @Test("rows that were there before the later question, that neither step brings, and an answer that lacks rows are not this")
  func notAdded() throws {
    for set in [
      Self.pages(["B", "F"]), Self.pages(["B", "F", "G"]), Self.pages(["F", "C"]),
      Self.pages(["B", "F", "C"], hurried: ["A", "B", "C"]), Self.pages(["B", "F", "C"], waited: ["A", "B"]),
      // The same list from its beginning, as where it is refreshed: the page belongs to it.
      Self.pages(["N", "A", "B", "C", "D"], alone: ["N", "A", "B"]),
    ] {
      #expect(try EarlierAnswer.all(in: set).isEmpty)
    }
  }
}
