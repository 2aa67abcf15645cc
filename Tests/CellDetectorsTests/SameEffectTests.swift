import CellTrace
import Testing

@testable import CellDetectors

@Suite("a touch that does the same to one row, whichever row it is done to") struct SameEffectTests {
  private static func gate(_ key: String, _ text: String, at place: Int, button: Bool = true) -> Appearance {
    var elements = [label(key), label(text, path: "\(content)/UILabel[1]")]
    if button {
      elements.append(
        Element(
          path: "\(content)/UIButton", role: .button, frame: TraceRect(x: 300, y: 0, width: 80, height: 44), isInteractive: true))
    }
    return row(key, at: place, cell: place + 1, elements)
  }

  private static func rows(_ texts: [String], firstHasButton: Bool = true) -> [Appearance] {
    zip(["A", "B", "C"], texts).enumerated().map { place, pair in
      gate(pair.0, pair.1, at: place, button: place > 0 || firstHasButton)
    }
  }

  private static func tap(_ key: String) -> Interaction { .tap(.resolved(item(key)), .path("\(content)/UIButton")) }

  /// The button of C is tapped; `other`: the one of A instead. `twice`: that of C once more.
  static func set(
    _ after: [String] = ["Open", "Closed", "Closed"], other: [String] = ["Open", "Closed", "Closed"],
    third: [String] = ["Open", "Closed", "Closed"], waited: [String] = ["Closed", "Closed", "Closed"],
    twice: [String] = ["Closed", "Closed", "Closed"], firstHasButton: Bool = true, beside: String? = nil, mark: String? = nil
  ) -> RunSet {
    let closed = ["Closed", "Closed", "Closed"]
    func marked(_ texts: [String]) -> [Appearance] {
      var rows = rows(texts, firstHasButton: firstHasButton)
      if let mark { rows[0].elements.append(label(mark, path: "\(content)/UILabel[2]")) }
      return rows
    }
    var steps = [
      step(0, "show the screen", marked(closed)), step(1, "tap \"Switch\" in \"C\"", by: tap("C"), marked(after)),
    ]
    for index in steps.indices { steps[index].beside = beside.map { [$0] } }
    var set = runs(main: steps, rebuilt: steps.map(\.checkpoint))
    for request in SameEffectReference.requests(in: set) {
      if request.script == [.wait(10)] {
        #expect(request.purpose == "the run that waits in place of step 1 (tap \"Switch\" in \"C\")")
        set[request] = trace([step(1, "", by: .wait(10), marked(waited))])
        continue
      }
      // Where C changes as well, B has its turn after it.
      let next = after[2] == "Closed" ? "C" : "B"
      if request.script == [tap("C"), tap(next)] {
        #expect(request.purpose == "the run with step 1 (tap \"Switch\" in \"C\") done twice")
        set[request] = trace([step(2, "", by: tap(next), marked(twice))])
        continue
      }
      let touched = request.script == [tap("B")] ? "B" : "A"
      #expect(request.script == [tap(touched)])
      #expect(request.purpose == "the run with step 1 (tap \"Switch\" in \"C\") done to \"\(touched)\" instead")
      set[request] = trace([
        step(0, "", marked(closed)), step(1, "", by: tap(touched), marked(touched == "A" ? other : third)),
      ])
    }
    return set
  }

  @Test("the first gate opens, whichever is switched")
  func found() throws {
    let found = try #require(StaleIndexAction.found(in: Self.set()))
    #expect(found.map(\.item) == [item("A")] && found.map(\.sourceItem) == [item("C")])
    #expect(found.first?.summary.hasSuffix("on \"C\" changes \"A\", just as it does on \"A\" itself") == true)
    #expect(found.map(\.seen) == ["used on \"C\", it changes \"A\""])
    #expect(
      found.map(\.evidence) == [
        ["done to \"A\", the same touch leads to exactly the same rows: what it calls does not look at the row that was touched"]
      ])
    #expect(
      found.map(\.fix) == [
        "look the row up from what was touched: a tag that nobody sets is 0, as the first index is."
      ])
    #expect(ReferenceSuspicions.names(in: Self.set().main) == ["one row for all"])
  }

  @Test("a row that changes as well while nobody does anything, as a timer does, is right")
  func goesOn() { #expect(StaleIndexAction.found(in: Self.set(waited: ["Open", "Closed", "Closed"])) == []) }

  @Test("a touch that goes on to another row the next time, as the next step of a recipe, is right")
  func takesTurns() {
    #expect(StaleIndexAction.found(in: Self.set(twice: ["Open", "Open", "Closed"])) == [])
    // A second touch that changes nothing may be the same one, or one that opens what is open.
    #expect(StaleIndexAction.found(in: Self.set(twice: ["Open", "Closed", "Closed"]))?.count == 1)
  }

  @Test("a row that is named beside the rows is meant; where the row says it of itself, it is a warning")
  func meant() {
    #expect(StaleIndexAction.found(in: Self.set(beside: "A pays")) == [])
    #expect(StaleIndexAction.found(in: Self.set(beside: "B pays"))?.map(\.severity) == [.error])
    #expect(StaleIndexAction.found(in: Self.set(mark: "pays"))?.map(\.severity) == [.warning])
    #expect(StaleIndexAction.found(in: Self.set())?.map(\.severity) == [.error])
  }

  @Test("a row that does to others what they do to themselves, as one that selects all, is right")
  func selectsAll() { #expect(StaleIndexAction.found(in: Self.set(third: ["Closed", "Open", "Closed"])) == []) }

  @Test("a row that does something else when it is touched itself, as a sum does, is right")
  func sum() { #expect(StaleIndexAction.found(in: Self.set(other: ["Closed", "Closed", "Closed"])) == []) }

  @Test("no run is made where the row changes, too, where several change, or where the other has no such control")
  func unsuspected() {
    for after in [["Closed", "Closed", "Open"], ["Open", "Closed", "Open"], ["Open", "Open", "Closed"]] {
      #expect(SameEffectReference.requests(in: Self.set(after)).isEmpty)
    }
    #expect(SameEffectReference.requests(in: Self.set(firstHasButton: false)).isEmpty)
  }

  /// C says that it begins, and A how far it is.
  private static func begun(
    _ after: [String] = ["25 %", "Closed", "Begun"], other: [String] = ["25 %", "Closed", "Closed"],
    third: [String] = ["25 %", "Begun", "Closed"], twice: [String] = ["50 %", "Begun", "Begun"], mark: String? = nil
  ) -> RunSet {
    set(after, other: other, third: third, twice: twice, mark: mark)
  }

  @Test("the row that was touched begins, and another one says how far it is, whichever was touched")
  func begins() throws {
    let found = try #require(StaleIndexAction.found(in: Self.begun()))
    #expect(found.map(\.item) == [item("A")] && found.map(\.sourceItem) == [item("C")] && found.map(\.severity) == [.error])
    #expect(found.first?.summary.hasSuffix("on \"C\" changes \"A\", just as it does on \"A\" itself") == true)
    // Whoever answers a move chooses another place after the next one.
    #expect(
      StaleIndexAction.found(in: Self.begun(["O", "Closed", "X"], other: ["X", "O", "Closed"], third: ["O", "X", "Closed"])) == []
    )
    #expect(StaleIndexAction.found(in: Self.begun(third: ["25 %", "Closed", "Begun"])) == [])
  }

  @Test("a row that stays as it has become may be what all the others need: it is a warning")
  func needed() throws {
    let found = try #require(StaleIndexAction.found(in: Self.begun(twice: ["25 %", "Begun", "Begun"])))
    #expect(found.map(\.severity) == [.warning])
  }

  @Test("what would have been the right answer is said with the first one, and no other counts")
  func answer() {
    let third = ["Right", "Wrong", "Closed"]
    let set = Self.begun(
      ["Right", "Closed", "Wrong"], other: ["Right", "Closed", "Closed"], third: third, twice: ["Right", "Closed", "Wrong"])
    #expect(SameEffectReference.isSuspected(in: set.main) && StaleIndexAction.found(in: set) == [])
  }

  @Test("a choice that goes from one row to another is right")
  func choice() {
    #expect(SameEffectReference.requests(in: Self.begun(mark: "chosen")).isEmpty)
    #expect(SameEffectReference.requests(in: Self.begun(["Begun", "Closed", "Begun"])).isEmpty)
  }

  @Test("the title of the row that was touched is written into another one, whichever was touched")
  func title() throws {
    let found = StaleIndexAction.found(
      in: Self.set(["C", "Closed", "Closed"], other: ["A", "Closed", "Closed"], third: ["B", "Closed", "Closed"]))
    #expect(found?.map(\.severity) == [.error])
    #expect(
      StaleIndexAction.found(
        in: Self.set(["C", "Closed", "Closed"], other: ["B", "Closed", "Closed"], third: ["B", "Closed", "Closed"])) == [])
  }

  /// "Sell" is chosen on C after a swipe; `gone` is the row that is sold, and `other` the one where the same is done to A.
  /// `told` is the number of the section that lists what was done.
  private static func sale(
    gone: String = "A", other: String = "A", changed: String = "Closed", told section: Int? = nil
  ) -> RunSet {
    func line(_ text: String) -> [Appearance] {
      guard let section else { return [] }
      var line = row(text, at: 3, [label(text)])
      line.slot = Slot(section: section, item: section == 0 ? 3 : 0)
      return [line]
    }
    func shown(_ keys: [String]) -> [Appearance] {
      keys.enumerated().map { gate($0.element, $0.element == "B" ? changed : "Closed", at: $0.offset) } + line("Sold")
    }
    let all = ["A", "B", "C"]
    let before = rows(["Closed", "Closed", "Closed"]) + line("Nothing was sold")
    let swipe = Interaction.swipe(.resolved(item("C")), .trailing)
    let steps = [
      step(0, "show the screen", before), step(1, "swipe", by: swipe, before),
      step(2, "tap the action \"Sell\" of \"C\"", by: .tapAction("Sell"), shown(all.filter { $0 != gone })),
    ]
    var set = runs(main: steps, rebuilt: steps.map(\.checkpoint))
    for request in SameEffectReference.requests(in: set) {
      let waits = request.script == [.wait(10)]
      set[request] = trace([step(2, "", waits ? before : shown(all.filter { $0 != other }))])
    }
    return set
  }

  @Test("one question stands for every row: the first row is gone, whichever was asked about")
  func removed() throws {
    let found = try #require(StaleIndexAction.found(in: Self.sale())?.filter { $0.shape == ["same effect"] })
    #expect(found.map(\.summary) == ["the action \"Sell\" on \"C\" removes \"A\", just as it does on \"A\" itself"])
    #expect(found.map(\.observed) == ["removed \"A\""] && found.map(\.expected) == ["removed \"C\""])
    #expect(
      found.map(\.fix) == [
        "ask once for the whole list and keep whose row it is about, as with presenting: or an item binding; one flag opens the question "
          + "of every row."
      ])
    #expect(SameEffectReference.requests(in: Self.sale(gone: "C")).isEmpty)
    #expect(SameEffectReference.requests(in: Self.sale(changed: "Open")).isEmpty)
    #expect(try SameEffectReference.all(in: Self.sale(other: "B")).isEmpty)
  }

  @Test(
    "what was done may be listed in a section of its own; where a row of the same section comes, the other one may have become it"
  )
  func told() throws {
    #expect(try SameEffectReference.all(in: Self.sale(told: 1)).map(\.victim.title) == ["A"])
    #expect(SameEffectReference.requests(in: Self.sale(told: 0)).isEmpty)
  }
}
