import CellTrace
import Testing

@testable import CellDetectors

@Suite("a row that comes back at the other end") struct ReturnedAtEndTests {
  private static func rows(_ titles: [String], _ marked: String? = nil) -> [Appearance] {
    titles.enumerated().map { place, title in
      row(title, at: place, cell: place + 1, [label(title, title == marked ? [Property("textColor", "red")] : [])])
    }
  }

  /// `removed` is deleted and taken back; `other` is what the other run shows in the end.
  private static func set(
    _ back: [String], removed: String = "a", other: [String] = ["a", "b", "c", "d"], without: String = "b",
    by undo: Interaction = .tap(.showing("Undo"), nil), marked: String? = nil, markedThen: String? = nil,
    beside: [String]? = nil
  ) -> RunSet {
    let all = ["a", "b", "c", "d"]
    var steps = [
      step(0, "show the screen", rows(all, marked)),
      step(1, "swipe", by: .swipe(.resolved(item(removed)), .trailing), rows(all, marked)),
      step(2, "tap the action \"Delete\"", by: .tapAction("Delete"), rows(all.filter { $0 != removed }, markedThen)),
      step(3, "tap \"Undo\"", by: undo, rows(back, marked)),
    ]
    for (index, words) in (beside ?? []).enumerated() { steps[index].beside = [words, "players"] }
    var set = runs(main: steps, rebuilt: steps.map(\.checkpoint))
    for request in ReturnedAtEndReference.requests(in: set) {
      #expect(request.script.first == .swipe(.resolved(item(without)), .trailing) && request.script.count == 3)
      set[request] = trace([
        step(0, rows(all)), step(1, rows(all)), step(2, rows(all.filter { $0 != without })), step(3, rows(other)),
      ])
    }
    return set
  }

  @Test("the first row comes back as the last one, and its neighbour at its own place")
  func first() throws {
    let set = Self.set(["b", "c", "d", "a"])
    #expect(ReferenceSuspicions.names(in: set.main) == ["back at the other end"])
    let found = try ReturnedAtEndReference.all(in: set).map { $0.finding(in: set.main) }
    #expect(found.map(\.summary) == ["\"a\" is put back as the last row in step 3 (tap \"Undo\"), and was the first row"])
    #expect(found.map(\.seen) == ["\"a\" was the first row before it was removed, and is the last row now that it is back"])
    #expect(
      found.map(\.evidence) == [
        ["where step 2 (tap the action \"Delete\") is done to \"b\" instead, that row comes back to its own place"]
      ])
    #expect(found.map(\.severity) == [.error])
  }

  @Test("the last row comes back as the first one")
  func last() throws {
    let found = try ReturnedAtEndReference.all(in: Self.set(["d", "a", "b", "c"], removed: "d", without: "c"))
    #expect(found.map(\.wasFirst) == [false] && found.map(\.former.title) == ["d"])
  }

  @Test("one end for all that comes back is right")
  func oneEnd() throws {
    #expect(try ReturnedAtEndReference.all(in: Self.set(["b", "c", "d", "a"], other: ["a", "c", "d", "b"])).isEmpty)
  }

  @Test("its own place, a place in the middle, the data's doing, and a first row that is another thing than the others: right")
  func silent() {
    func requests(_ set: RunSet) -> Int { ReturnedAtEndReference.suspicions(in: set.main).count }
    #expect(requests(Self.set(["a", "b", "c", "d"])) == 0)
    #expect(requests(Self.set(["b", "a", "c", "d"])) == 0)
    #expect(requests(Self.set(["a", "c", "d", "b"], removed: "b", without: "c")) == 0)
    #expect(requests(Self.set(["b", "c", "d", "a"], by: .mutate("it comes back"))) == 0)
    // A round, and whose turn it is.
    #expect(requests(Self.set(["b", "c", "d", "a"], beside: ["turn: a", "turn: a", "turn: b", "turn: b"])) == 0)
    #expect(requests(Self.set(["b", "c", "d", "a"], beside: ["4 of them", "4 of them", "a is gone", "4 of them"])) == 1)
    // What plays is the first one, and goes on to the next.
    #expect(requests(Self.set(["b", "c", "d", "a"], marked: "a", markedThen: "b")) == 0)
  }

  /// Headings in a section with a line below each but the last, and a form in the section below, which goes by numbers.
  private static func outline(_ titles: [String], form: Int = 1, archived: [String] = [], focus: String = "") -> StepTrace {
    func heading(_ title: String, _ section: Int, _ place: Int, isLast: Bool) -> Appearance {
      let line = Element(
        path: "NoteCell", role: .view, frame: TraceRect(x: 0, y: 0, width: 100, height: 44),
        properties: isLast ? [] : [Property("bottomSeparator", "system")])
      var row = row(title, at: place, cell: place + 1, [line, label(title)])
      row.slot = Slot(section: section, item: place)
      return row
    }
    let shown = titles.enumerated().map { heading($1, 0, $0, isLast: $0 == titles.count - 1) }
    var field = row("#8", at: 0, cell: 20, [label("New heading" + focus)])
    field.slot = Slot(section: form, item: 0)
    let below = archived.enumerated().map { heading($1, 1, $0, isLast: true) }
    return step(0, shown + below + [field])
  }

  private static func outlined(
    _ back: StepTrace, other: StepTrace = outline(["a", "b", "c", "d"]), focus: [String] = ["", "", ""]
  ) -> RunSet {
    let all = ["a", "b", "c", "d"]
    var (open, gone, end) = (outline(all, focus: focus[0]), outline(["b", "c", "d"], focus: focus[1]), back)
    (open.index, gone.index, end.index) = (1, 2, 3)
    open.interaction = .swipe(.resolved(item("a")), .trailing)
    gone.interaction = .tapAction("Delete")
    end.interaction = .tap(.showing("Undo"), nil)
    let steps = [outline(all, focus: focus[0]), open, gone, end]
    var set = runs(main: steps, rebuilt: steps.map(\.checkpoint))
    for request in ReturnedAtEndReference.requests(in: set) {
      var (left, last) = (outline(["a", "c", "d"]), other)
      (left.index, last.index) = (2, 3)
      set[request] = trace(
        [outline(all), left, last].enumerated().map { index, step in
          var step = step
          step.index = [0, 2, 3][index]
          return step
        })
    }
    return set
  }

  @Test("the first row of a section with a form below it comes back as the section's last one, which has no line below it")
  func section() throws {
    let found = try ReturnedAtEndReference.all(in: Self.outlined(Self.outline(["b", "c", "d", "a"])))
    #expect(found.map(\.former.title) == ["a"] && found.map(\.wasFirst) == [true])
  }

  @Test("a row that comes back in another section, and a form that names whose turn it is: right")
  func otherSection() throws {
    let archived = Self.outline(["b", "c", "d"], form: 2, archived: ["a"])
    #expect(ReturnedAtEndReference.suspicions(in: Self.outlined(archived).main).isEmpty)
    let turns = Self.outlined(Self.outline(["b", "c", "d", "a"], focus: " below b"), focus: [" below a", " below b"])
    #expect(ReturnedAtEndReference.suspicions(in: turns.main).isEmpty)
    let own = Self.outlined(Self.outline(["b", "c", "d", "a"]), other: Self.outline(["a", "c", "d", "b"]))
    #expect(try ReturnedAtEndReference.all(in: own).isEmpty)
  }
}
