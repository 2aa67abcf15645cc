import CellTrace
import Testing

@testable import CellDetectors

@Suite("what a body shows that nobody has evaluated, and what is copied when a screen appears") struct UnobservedContentTests {
  private static func one(_ text: String) -> [Appearance] { [row("A", [label(text)])] }

  /// The row stays "Old" through a step, in new cells as well.
  private static func set(
    by interaction: Interaction = .mutate("rename"), _ now: (inout RunSet) -> Void,
    before: (inout RunSet) -> Void = { $0.rebuild(0, one("Old")) }
  ) -> RunSet {
    let steps = [step(0, "show the screen", one("Old")), step(1, "data: rename", by: interaction, one("Old"))]
    var set = RunSet(main: trace(steps), control: trace(steps))
    before(&set)
    now(&set)
    return set
  }

  @Test("a body that shows something else as soon as it is evaluated reads what it does not observe")
  func unobserved() throws {
    let found = try #require(
      StaleContent.found(in: Self.set({ $0.rebuild(1, Self.one("Old"), evaluated: Self.one("New")) }).looked()))
    #expect(found.map(\.observed) == ["Old"] && found.map(\.expected) == ["New"])
    #expect(
      found.map(\.evidence) == [
        [
          "cells made anew show UILabel.text \"Old\" before step 1 (data: rename) and \"New\" after it",
          "the body of \"Old\" shows the new value as soon as it is evaluated, and nothing had it evaluated: it reads something that it does not observe",
        ]
      ])
    #expect(
      found.map(\.fix) == [
        "let the view observe what its body reads: an @Observable or @Published property, an object that is @ObservedObject, or a value that is passed in."
      ])
  }

  @Test("a row that is right again once another screen was in front shows a copy")
  func copied() throws {
    let found = try #require(
      StaleContent.found(
        in: Self.set({ $0.rebuild(1, Self.one("Old"), reappeared: Self.one("New")) }) { $0.rebuild(0, Self.one("Old")) }
          .looked()))
    #expect(found.map(\.seen) == ["\"Old\" has UILabel.text \"Old\"; once its screen appeared again it has \"New\""])
    #expect(
      found.map { $0.evidence[1] } == [
        "\"Old\" shows the new value once another screen was in front: what it shows is copied when its screen appears, and not when the data change"
      ])
    #expect(
      found.map(\.fix) == [
        "show the data themselves, or copy them again whenever they change, and not only in onAppear or viewWillAppear(_:)."
      ])
  }

  @Test("a copy is an error where something was done to the row, and a warning where it may tell how things were at first")
  func severity() {
    func severities(_ interaction: Interaction) -> [Severity]? {
      let set = Self.set(by: interaction, { $0.rebuild(1, Self.one("Old"), reappeared: Self.one("New")) }) {
        $0.rebuild(0, Self.one("Old"))
      }
      return StaleContent.found(in: set.looked())?.map(\.severity)
    }
    #expect(severities(.tap(.resolved(item("A")), nil)) == [.error])
    #expect(severities(.tap(.resolved(item("B")), nil)) == [.warning])
    #expect(severities(.mutate("rename")) == [.warning])
    let set = Self.set({ $0.rebuild(1, Self.one("Old"), reappeared: Self.one("New")) }) { $0.rebuild(0, Self.one("Old")) }
    #expect(
      StaleContent.found(in: set.looked())?.map(\.evidence.last) == [
        "an app may do the same on purpose, and no run tells the one from the other: so it is a warning"
      ])
  }

  @Test("what every visit changes, and what was so before the step, are not this")
  func silent() {
    let visits = Self.set({ $0.rebuild(1, Self.one("Old"), reappeared: Self.one("Visited")) }) {
      $0.rebuild(0, Self.one("Old"), reappeared: Self.one("Visited"))
    }.looked()
    #expect(StaleContent.found(in: visits) == [])
    let known = Self.set({ $0.rebuild(1, Self.one("Old"), evaluated: Self.one("New")) }) {
      $0.rebuild(0, Self.one("Old"), evaluated: Self.one("New"))
    }.looked()
    #expect(StaleContent.found(in: known) == [])
  }

  @Test("rows that come as soon as the list's body is evaluated")
  func rows() throws {
    let untold = UntoldRows(list: 0, told: [1], asked: [2], source: "")
    let found = try #require(StaleContent.found(in: Self.set({ $0.rebuild(1, Self.one("Old"), untold: untold) }).looked()))
    #expect(
      found.map(\.summary) == ["rows came or went in step 1 (data: rename), and the list's body was not evaluated"])
    #expect(
      found.map(\.seen) == ["after step 1 (data: rename) the list shows 1 row; with its body evaluated again it has 2 rows"])
    #expect(
      found.map(\.evidence) == [["nothing had the body evaluated: it reads something that it does not observe"]])
  }

  @Test("a row that is right once its screen is made anew shows a copy in the state of a view; what somebody edits may be one")
  func copiedIntoState() throws {
    let set = Self.set({
      $0.rebuild(1, Self.one("Old"))
      $0.remount(1, Self.one("New"), counts: [[1]], remounted: [[1]])
    }) {
      $0.rebuild(0, Self.one("Old"))
      $0.remount(0, counts: [[1]], remounted: [[1]])
    }
    let found = try #require(StaleContent.found(in: set))
    #expect(found.map(\.seen) == ["\"Old\" has UILabel.text \"Old\"; in a screen made anew it has \"New\""])
    #expect(
      found.map { $0.evidence[1] } == [
        "\"Old\" shows the new value once its screen is made anew: what it shows was copied into the state of a view when that was made"
      ])
    #expect(
      found.map(\.fix) == [
        "show the data themselves, by a binding, a plain property or an observed object: initial values of @State and @StateObject, and a constant range of a ForEach, are looked at once."
      ])
  }

  @Test("a step before which nobody looked, as one while a menu is open, tells nothing")
  func notLooked() {
    let set = Self.set({
      $0.rebuild(1, Self.one("Old"), reappeared: Self.one("New"))
      $0.remount(1, Self.one("New"), counts: [[1]], remounted: [[1]])
    })
    #expect(StaleContent.found(in: set) == [])
  }

  /// One row; somebody taps, or data come by themselves.
  private static func counts(
    by interaction: Interaction, before: [[Int]] = [[1]], after: [[Int]] = [[2]], shown: String = "Old", beside: [String]? = nil
  ) -> RunSet {
    var steps = [step(0, "show the screen", one("Old")), step(1, "tap \"Add\"", by: interaction, one(shown))]
    steps[0].beside = ["None for next time"]
    steps[1].beside = beside ?? steps[0].beside
    var set = RunSet(main: trace(steps), control: trace(steps))
    for step in 0...1 {
      set.rebuild(step, one("Old"))
      set.remount(step, counts: [[1]], remounted: step == 0 ? before : after)
    }
    return set
  }

  @Test("rows that somebody added, and that come once the screen is made anew")
  func copiedRows() throws {
    let found = try #require(StaleContent.found(in: Self.counts(by: .tap(.showing("Add"), nil))))
    #expect(
      found.map(\.summary) == ["rows came in step 1 (tap \"Add\"), and the list shows a copy of the data without them"])
    #expect(found.map(\.seen) == ["after step 1 (tap \"Add\") the list shows 1 row; made anew it has 2 rows"])
    #expect(
      found.map(\.evidence) == [
        [
          "what the list shows was copied into the state of a view, or counted, when that was made, and the data have more rows since"
        ]
      ])
  }

  @Test("rows that an action on a row added are a warning where that row says what was done, and an error where nothing does")
  func copiedByRow() throws {
    let tap = Interaction.tap(.resolved(item("A")), nil)
    #expect(StaleContent.found(in: Self.counts(by: .tap(.showing("Add"), nil)))?.map(\.severity) == [.error])
    #expect(StaleContent.found(in: Self.counts(by: tap))?.map(\.severity) == [.error])
    #expect(StaleContent.found(in: Self.counts(by: tap, shown: "Next time again"))?.map(\.severity) == [.warning])
  }

  @Test("where the title says something else since, they may be for the next time: a warning")
  func copiedForNextTime() {
    let set = Self.counts(by: .tap(.showing("Add"), nil), beside: ["1 for next time"])
    #expect(StaleContent.found(in: set)?.map(\.severity) == [.warning])
  }

  @Test("rows that came by themselves may wait, a filter may have hidden them before, and rows that go may stay for a while")
  func notCopied() {
    let add = Interaction.tap(.showing("Add"), nil)
    for set in [Self.counts(by: .mutate("add")), Self.counts(by: add, before: [[2]]), Self.counts(by: add, after: [[0]])] {
      #expect(StaleContent.found(in: set) == [])
    }
  }

  /// A form comes in front of one row; somebody types in it and adds a row, and the form is gone.
  private static func form(created: [TraceEvent.Kind]) -> RunSet {
    let typed = TraceEvent.Kind.stateWritten(nil, writer: nil, path: "Form", property: "name", old: "", new: "Run")
    let steps = [
      step(0, "show the screen", one("Old")),
      step(1, "tap \"Add\"", by: .tap(.showing("Add"), nil), events: created, one("Field")),
      step(2, "type", by: .type("Run", .showing("Field"), nil, clearing: false), events: [typed], one("Field")),
      step(3, "tap \"Save\"", by: .tap(.showing("Save"), nil), one("Old")),
    ]
    var set = RunSet(main: trace(steps), control: trace(steps))
    for step in 0...3 {
      set.rebuild(step, one("Old"))
      let isForm = step == 1 || step == 2
      set.remount(step, counts: isForm ? [[1], [2]] : [[1]], remounted: isForm ? [[1], [2]] : step == 3 ? [[2]] : [[1]])
    }
    return set
  }

  @Test("rows that a form added, whose own state is gone with it")
  func copiedBehindForm() throws {
    let created = TraceEvent.Kind.stateCreated(nil, nil, path: "Form", property: "name", value: "", nil)
    let found = try #require(StaleContent.found(in: Self.form(created: [created])))
    #expect(
      found.map(\.summary) == ["rows came in step 3 (tap \"Save\"), and the list shows a copy of the data without them"])
  }

  @Test("what a form sets on the list's own screen may be a filter")
  func filterInForm() { #expect(StaleContent.found(in: Self.form(created: [])) == []) }

  @Test("a ForEach over a range that has another count than at first (ID-07)")
  func constantRange() throws {
    let text = "ForEach<Range<Int>, Int, Text> count (2) != its initial count (1)."
    let steps = [
      step(0, "show the screen", Self.one("Old")),
      step(
        1, "tap \"Add\"", by: .tap(.showing("Add"), nil), events: [.warning(ledgerID: "ID-07", text: text)], Self.one("Old")),
    ]
    var set = RunSet(main: trace(steps), control: trace(steps))
    for step in 0...1 { set.rebuild(step, Self.one("Old")) }
    let found = try #require(StaleContent.found(in: set))
    #expect(
      found.map(\.summary) == [
        "a ForEach over a range keeps the rows that it had at first, although the range has changed in step 1 (tap \"Add\")"
      ])
    #expect(
      found.map(\.seen) == [
        "after step 1 (tap \"Add\") the ForEach has as many rows as when it was made: a row that came is not shown, and one that went is asked for"
      ])
    #expect(found.map(\.evidence) == [["the system logs: \(text)", "behaviour ID-07 of the SwiftUI ledger"]])
    #expect(
      found.map(\.fix) == [
        "let the elements be Identifiable and give them to ForEach, or call ForEach(_:id:content:): a range without an id is for constants."
      ])
    #expect(ReferenceSuspicions.names(in: trace(steps)).contains("constant range"))
  }

  @Test("rows that another screen in front doubles")
  func doubled() throws {
    var set = Self.set({ $0.rebuild(1, Self.one("Old")) })
    set.double(1, UntoldRows(list: 0, told: [2], asked: [4], source: "Diary"))
    guard case .findings(let found) = UnbalancedLifecycle.judge(set) else { return #expect(Bool(false)) }
    #expect(found.map(\.summary) == ["each row comes once more when another screen was in front"])
    #expect(found.map(\.severity) == [.error])
    #expect(
      found.map(\.seen) == [
        "after step 1 (data: rename) the list has 2 rows; once another screen was in front and gone, it has 4 rows: each row came once more"
      ])
    #expect(
      found.map(\.evidence) == [["what the screen does when it appears adds the rows to those that are there"]])
  }
  @Test("one row comes once more by mistake where none came when the screen appeared first, and by right in a list of visits")
  func doubledAlone() {
    for (first, isFound) in [([], true), (Self.one("Old"), false)] {
      let steps = [step(0, "show the screen", first), step(1, "tap \"Add\"", by: .tap(.showing("Add"), nil), Self.one("Old"))]
      var set = RunSet(main: trace(steps), control: trace(steps))
      set.rebuild(0, first)
      set.rebuild(1, Self.one("Old"))
      set.double(1, UntoldRows(list: 0, told: [1], asked: [2], source: "Diary"))
      guard case .findings(let found) = UnbalancedLifecycle.judge(set) else { return #expect(Bool(false)) }
      #expect(found.count == (isFound ? 1 : 0))
    }
  }
}
