import CellTrace
import Testing

@testable import CellDetectors

@Suite("a screen that was opened for a row and used twice") struct RevisitTests {
  /// Rows of the list: "B 2" is called B and counts 2.
  private static func rows(_ texts: [String], byPlace: Bool = false) -> [Appearance] {
    texts.enumerated().map { place, text in
      let parts = text.split(separator: " ").map(String.init)
      var result = row(
        byPlace ? "#\(place + 1)" : parts[0], at: place, cell: place + 1,
        [label(parts[0]), label(parts.count > 1 ? parts[1] : "0", path: "\(content)/UILabel[1]")])
      if parts.count > 2 { result.item.key = parts[2] }
      return result
    }
  }

  private static func screen(_ texts: [String]) -> [Appearance] {
    texts.enumerated().map { place, text in
      var result = row("row \(place)", at: place, cell: 50 + place, [label(text)])
      result.item = ItemID(list: 1, key: "row \(place)")
      return result
    }
  }

  private static func use(_ place: Int) -> Interaction { .tap(.resolved(ItemID(list: 1, key: "row \(place)")), nil) }

  /// What the list shows at each point, in runs that leave the screen there.
  private struct Rows {
    var start = ["A", "B", "C", "D"]
    /// After the visit alone.
    var looked = ["A", "B", "C", "D"]
    /// After the first use, after both, and after the second one on the screen that was opened again.
    var moved = ["C", "A", "B", "D"]
    var used = ["C", "A", "B 1", "D"]
    var again = ["C 1", "A", "B", "D"]
  }

  /// C is opened, "Move" is used and then "Count"; the screen is called `titles` at the beginning and after that.
  private static func set(
    _ shown: Rows, of name: String = "C", titles: (String, String) = ("C", "B"), byPlace: Bool = false, isSheet: Bool = false
  ) -> RunSet {
    let opening = Interaction.tap(.resolved(item(byPlace ? "#\((shown.start.firstIndex(of: name) ?? 0) + 1)" : name)), nil)
    func front(_ index: Int, _ by: Interaction, _ title: String, _ list: [String]) -> StepTrace {
      let event = TraceEvent.Kind.screenShown(ShownScreen(type: "Detail", texts: [title]))
      let texts = isSheet ? [title, "Move", "Count"] : ["Amount", "Move", "Count"]
      var result = step(
        index, "step", by: by, events: index == 1 ? [event] : [],
        (isSheet ? rows(list, byPlace: byPlace) : []) + screen(texts))
      result.beside = [isSheet ? "Item" : title]
      return result
    }
    let save = Interaction.tap(.showing("Save"), nil)
    let main = [
      step(0, "show the screen", rows(shown.start, byPlace: byPlace)), front(1, opening, titles.0, shown.start),
      front(2, use(1), titles.1, shown.moved),
      isSheet ? step(3, "tap Save", by: save, rows(shown.used, byPlace: byPlace)) : front(3, use(2), titles.1, shown.used),
    ]
    var set = RunSet(main: trace(main), control: trace(main))
    for _ in 0..<4 {
      for request in RevisitReference.requests(in: set) where set[request] == nil {
        let isAgain = request.purpose.hasPrefix("the screen opened again")
        #expect(request.script.last == .rebuildVisibleCells)
        #expect(request.script.contains(isSheet ? .pullDownSheet : .tap(.showing("Back"), nil)) || request.script.contains(save))
        if isAgain, !isSheet { #expect(request.script.contains(.tap(.showing("Count"), nil))) }
        let last = request.script.contains(isSheet ? save : use(2))
        let list = isAgain ? shown.again : last ? shown.used : request.script.contains(use(1)) ? shown.moved : shown.looked
        set[request] = trace([step(0, "", []), step(1, "", by: .rebuildVisibleCells, rows(list, byPlace: byPlace))])
      }
    }
    return set
  }

  private static func found(_ set: RunSet) throws -> [Finding] {
    try RevisitReference.findings(in: set, try Mask(set), besides: KnownFindings(plain: []))
  }

  @Test("the second use goes to the row that has the number of the one which moved up")
  func up() throws {
    for byPlace in [false, true] {
      let found = try Self.found(Self.set(Rows(), byPlace: byPlace))
      let finding = try #require(found.first)
      #expect(finding.summary == "the tap on \"C\" changes \"B\"" && finding.severity == .error && found.count == 1)
      #expect(finding.seenStep == 3 && finding.itemTitle == "B" && finding.sourceItemTitle == "C")
    }
  }

  @Test("a screen that knows whom it is for says nothing, nor does one whose row stays, or moves by the visit alone")
  func silent() throws {
    #expect(try Self.found(Self.set(Rows(used: ["C 1", "A", "B", "D"]))).isEmpty)
    let stays = Self.set(Rows(moved: ["A", "B", "C", "D"], used: ["A", "B", "C", "D 1"], again: ["A", "B", "C 1", "D"]))
    #expect(try Self.found(stays).isEmpty && stays.made.keys.count { $0.script.last == .rebuildVisibleCells } == 1)
    #expect(try Self.found(Self.set(Rows(looked: ["C", "A", "B", "D"]))).isEmpty)
    // The row that is changed is another one than that at the former number.
    #expect(try Self.found(Self.set(Rows(used: ["C", "A 1", "B", "D"]))).isEmpty)
  }

  @Test(
    "a screen that says it is about the row which moved up may have gone on to it: a warning; one that names its own row may not")
  func down() throws {
    let rows = Rows(
      moved: ["A", "C", "D", "B"], used: ["A", "C 1", "D", "B"], again: ["A", "C", "D", "B 1"])
    #expect(try Self.found(Self.set(rows, of: "B", titles: ("B", "C"))).map(\.severity) == [.warning])
    #expect(try Self.found(Self.set(rows, of: "B", titles: ("B", "B"))).map(\.severity) == [.error])
  }

  @Test("a sheet saves a copy of its row at the number that this had")
  func copy() throws {
    let rows = Rows(
      start: ["A", "B", "C", "D"], moved: ["C", "A", "B", "D"], used: ["C", "A", "C 0 C2", "D"], again: ["C", "A", "B", "D"])
    let finding = try #require(try Self.found(Self.set(rows, titles: ("C", "C"), isSheet: true)).first)
    #expect(finding.summary == "the tap on \"C\" puts a copy of it in the place of \"B\"" && finding.severity == .error)
    #expect(
      finding.seen == "there are two rows \"C\" now, and \"B\" is gone; opened after the change, it changes nothing")
    var right = rows
    right.used = right.again
    #expect(try Self.found(Self.set(right, titles: ("C", "C"), isSheet: true)).isEmpty)
  }

  @Test("a row that gets another name and goes out of sight is looked for by that name")
  func renamed() throws {
    let start = ["A", "B", "C", "D"]
    let typed = Interaction.typeInAlert("X", .index(0), clearing: true)
    func front(_ index: Int, _ by: Interaction, _ title: String, events: [TraceEvent.Kind] = []) -> StepTrace {
      var result = step(index, "step", by: by, events: events, Self.screen(["Amount", "Count"]))
      result.beside = [title]
      return result
    }
    let alert = TraceEvent.Kind.alertShown(
      nil, AlertContent(title: "Name", message: "", buttons: ["Save"], fields: [""], isSheet: false))
    let main = [
      step(0, "show the screen", Self.rows(start, byPlace: true)),
      front(1, .tap(.resolved(item("#2")), nil), "B"),
      front(2, .tap(.showing("Rename"), nil), "B", events: [alert]), front(3, typed, "B"), front(4, .tapAlert("Save"), "X"),
      front(5, Self.use(1), "X"),
    ]
    var set = RunSet(main: trace(main), control: trace(main))
    let looks: [Interaction] = [
      .scrollTo(.showing("C")), .rebuildVisibleCells, .scrollTo(.showing("X")), .rebuildVisibleCells,
    ]
    func answer(_ top: [String], _ end: [String]) -> Trace {
      var bottom = Self.rows(top + end, byPlace: true)
      let items = bottom.map(\.item)
      bottom.removeFirst(top.count)
      var steps = [
        step(0, "", []), step(1, "", by: .rebuildVisibleCells, Self.rows(top, byPlace: true)), step(2, "", []),
        step(3, "", by: .rebuildVisibleCells, bottom),
      ]
      for index in steps.indices { steps[index].items = items }
      return trace(steps)
    }
    for _ in 0..<4 {
      for request in RevisitReference.requests(in: set) where set[request] == nil {
        guard request.script.suffix(4) == looks else {
          let isMoved = request.script.contains(typed)
          set[request] = trace([
            step(0, "", []), step(1, "", by: .rebuildVisibleCells, Self.rows(isMoved ? ["A", "C", "D"] : start, byPlace: true)),
          ])
          continue
        }
        let isAgain = request.script.contains(.tap(.showing("X"), nil))
        let isUsed = request.script.contains(Self.use(1))
        set[request] = answer(["A", isUsed ? "C 1" : "C", "D"], [isAgain ? "X 1" : "X"])
      }
    }
    let found = try Self.found(set)
    #expect(found.map(\.summary) == ["the tap on \"X\" changes \"C\""] && found.map(\.severity) == [.error])
  }

  @Test("searches look closer where the row is seen to have moved, or where the screen speaks of another one")
  func suspected() {
    #expect(RevisitReference.isSuspected(in: Self.set(Rows()).main))
    #expect(!RevisitReference.isSuspected(in: Self.set(Rows(), titles: ("C", "C")).main))
    #expect(RevisitReference.isSuspected(in: Self.set(Rows(), titles: ("C", "C"), isSheet: true).main))
  }
}
