import CellTrace
import Testing

@testable import CellDetectors

/// Rows of one section with titles of their own; what stands beside them is said by the step.
private func rows(_ titles: [String], marked: String? = nil, section: Int = 0) -> [Appearance] {
  titles.enumerated().map { place, title in
    var result = row(
      title, at: place, cell: section * 10 + place + 1, [label(title, title == marked ? [Property("accessory", "check")] : [])])
    result.slot = Slot(section: section, item: place)
    return result
  }
}

private func step(_ index: Int, by interaction: Interaction, _ rows: [Appearance], beside: [String]) -> StepTrace {
  var result = StepTrace(index: index, interaction: interaction, title: "step", checkpoint: rows, items: rows.map(\.item))
  result.beside = beside
  return result
}

@Suite("What was opened for a row, and what was made for a former choice") struct OpenedRowTests {
  private static let before = ["News 3", "News 2", "News 1"]
  private static let after = ["News 4", "News 3", "News 2", "News 1"]

  /// "News 2" is opened, news arrive, and the screen in front says `shows`; opened only then it says `opened`. Whoever goes back sees `back`.
  private static func set(
    first: String = "News 2", shows: String, opened: String = "News 2", moved: [String] = after, back: [String] = after,
    beneath: [String] = []
  ) -> RunSet {
    let tap = Interaction.tap(.resolved(item("News 2")))
    let main = [
      step(0, by: .open, rows(before), beside: ["Desk"]), step(1, by: tap, [], beside: [first]),
      step(2, by: .mutate("news arrive"), rows(beneath), beside: [shows]),
    ]
    var set = RunSet(main: trace(main), control: trace(main))
    for _ in 0..<3 {
      for request in OpenedRowReference.requests(in: set) where set[request] == nil {
        let isOpened = request.script.count == 2
        if request.script == [tap, .mutate("news arrive"), .tap(.showing("Back"))] {
          #expect(request.purpose == "the run that goes back to the list after step 2 (step)")
          set[request] = trace([step(3, by: .tap(.showing("Back")), rows(back), beside: ["Desk"])])
          continue
        }
        set[request] = trace([
          step(0, by: .open, rows(before), beside: ["Desk"]),
          step(1, by: .mutate("news arrive"), rows(moved), beside: isOpened ? [opened] : ["Desk"]),
        ])
      }
    }
    return set
  }

  @Test("the screen speaks of the row that has taken the place of the one it was opened for")
  func opened() throws {
    let set = Self.set(shows: "News 3")
    let reference = try #require(try OpenedRowReference.all(in: set).first)
    let finding = StaleIndexAction.finding(reference, set.main)
    #expect(finding.summary == "what was opened for \"News 2\" speaks of \"News 3\" since step 2 (step) moved the data")
    #expect(finding.seen == "it says \"News 3\", which stands at 0-1 now, where the row stood that it was opened for")
    #expect(finding.itemTitle == "News 3" && finding.sourceItemTitle == "News 2" && finding.shape == ["opened"])
    #expect(finding.severity == .error)
  }

  @Test("what goes on by itself moves the rows otherwise than if nothing was opened; where nobody sees them it is a warning")
  func goesOn() throws {
    let other = ["News 4", "News 3", "News 1", "News 2"]
    #expect(try OpenedRowReference.all(in: Self.set(shows: "News 3", back: other)).isEmpty)
    #expect(try OpenedRowReference.all(in: Self.set(shows: "News 3", beneath: other)).isEmpty)
    #expect(
      try OpenedRowReference.all(in: Self.set(shows: "News 3", back: other, beneath: Self.after)).map(\.hasSameRows) == [true])
    let set = Self.set(shows: "News 3", back: [])
    let reference = try #require(try OpenedRowReference.all(in: set).first)
    #expect(StaleIndexAction.finding(reference, set.main).severity == .warning)
  }

  @Test("a screen that stays with its row, one that goes on by itself, and rows that stay where they are say nothing")
  func silent() throws {
    #expect(try OpenedRowReference.all(in: Self.set(shows: "News 2")).isEmpty)
    #expect(try OpenedRowReference.all(in: Self.set(shows: "News 1")).isEmpty)
    #expect(try OpenedRowReference.all(in: Self.set(shows: "News 3", moved: Self.before)).isEmpty)
    #expect(try OpenedRowReference.all(in: Self.set(shows: "News 3", opened: "News 3")).isEmpty)
  }

  @Test("a camera that looks at a place goes on looking at it: the place is named, and another one where the row is by then")
  func place() throws {
    func found(_ opened: String) throws -> Int {
      try OpenedRowReference.all(in: Self.set(first: "Map desk: News 2", shows: "Map desk: News 3", opened: opened)).count
    }
    #expect(try found("Globe desk: News 2") == 0)
    #expect(try found("Map desk: News 2") == 1)
  }

  private static let songs = ["Ash", "Box", "Cob"]

  /// "Ash" is chosen, then "Box": the rows say so, and beside them stands `beside`. Chosen alone "Box" makes it say `alone`. `state`: what
  /// came to life with the first choice.
  private static func choice(
    beside: String, alone: String = "Box", marks: String = "Box", state: String? = "Song(Ash)"
  ) -> RunSet {
    var main = [
      step(0, by: .open, rows(songs), beside: ["Songs"]),
      step(1, by: .tap(.resolved(item("Ash"))), rows(songs, marked: "Ash"), beside: ["Ash"]),
      step(2, by: .tap(.resolved(item("Box"))), rows(songs, marked: marks), beside: [beside]),
    ]
    main[1].events = (state.map { [$0] } ?? []).map { value in
      TraceEvent(sequence: 1, kind: .stateCreated(nil, nil, path: "Strip", property: "song", value: value, nil))
    }
    var set = RunSet(main: trace(main), control: trace(main))
    for request in FormerChoiceReference.requests(in: set) {
      #expect(request.script == [.tap(.resolved(item("Box")))])
      set[request] = trace([
        step(0, by: .open, rows(songs), beside: ["Songs"]),
        step(1, by: .tap(.resolved(item("Box"))), rows(songs, marked: "Box"), beside: [alone]),
      ])
    }
    return set
  }

  @Test("what stands beside the list was made for the first choice and kept")
  func former() throws {
    let set = Self.choice(beside: "Ash")
    let reference = try #require(try FormerChoiceReference.all(in: set).first)
    let finding = StaleContent.finding(reference, set.main)
    #expect(
      finding.summary == "\"Box\" is chosen, and what stands beside the list still speaks of \"Ash\", which was chosen before")
    #expect(finding.observed == "Ash" && finding.expected == "Box" && finding.severity == .error)
    // A screen may write down what was chosen first.
    for state in [nil, "true", "", "a table by the window"] {
      let set = Self.choice(beside: "Ash", state: state)
      let reference = try #require(try FormerChoiceReference.all(in: set).first)
      #expect(StaleContent.finding(reference, set.main).severity == .warning)
    }
  }

  @Test("a list of both, a queue whose row stays marked, and what also stays without the first choice say nothing")
  func current() throws {
    #expect(try FormerChoiceReference.all(in: Self.choice(beside: "Box")).isEmpty)
    #expect(try FormerChoiceReference.all(in: Self.choice(beside: "Ash, Box")).isEmpty)
    #expect(try FormerChoiceReference.all(in: Self.choice(beside: "Ash", marks: "Ash")).isEmpty)
    #expect(try FormerChoiceReference.all(in: Self.choice(beside: "Ash", alone: "Ash")).isEmpty)
  }

  /// The same, where a row that comes with the first choice says what is beside the list else.
  private static func card(
    says text: String, alone: String = "Box", state: String? = "PlayerModel", others: [String] = [],
    written: [[String]] = []
  ) -> RunSet {
    func list(_ index: Int, _ marked: String?, _ texts: [String]) -> StepTrace {
      let cards = texts.enumerated().map { row("card \($0.offset)", at: $0.offset, cell: 10 + $0.offset, [label($0.element)]) }
      let list = marked.map { rows(songs, marked: $0) } ?? rows(songs)
      let touched = ["", "Ash", "Box"][index]
      return step(index, by: index == 0 ? .open : .tap(.resolved(item(touched))), cards + list, beside: [])
    }
    var main = [list(0, nil, []), list(1, "Ash", ["Ash"]), list(2, "Box", [text] + others)]
    main[1].events = (state.map { [$0] } ?? []).map { value in
      TraceEvent(
        sequence: 1, kind: .stateCreated(CellID(10), item("card 0"), path: "Card", property: "model", value: value, nil))
    }
    for (place, properties) in written.enumerated() {
      main[place + 1].events += properties.map { property in
        TraceEvent(
          sequence: 2,
          kind: .stateWritten(
            nil, writer: nil, path: "Trip", property: property, old: "nil", new: "Optional(\"\(["Ash", "Box"][place])\")"))
      }
    }
    var set = RunSet(main: trace(main), control: trace(main))
    for request in FormerChoiceReference.requests(in: set) {
      set[request] = trace([list(0, nil, []), list(2, "Box", [alone])])
    }
    return set
  }

  @Test("a row that came into the list with the first choice and keeps it")
  func formerCard() throws {
    let set = Self.card(says: "Ash")
    let reference = try #require(try FormerChoiceReference.all(in: set).first)
    #expect(reference.isCopied && reference.wrong == "Ash" && reference.right == "Box")
    let unknown = try #require(try FormerChoiceReference.all(in: Self.card(says: "Ash", state: nil)).first)
    #expect(!unknown.isCopied)
  }

  @Test("an app that keeps the first choice in a state of its own, besides the one that goes on, means it")
  func keptBesides() throws {
    #expect(try FormerChoiceReference.all(in: Self.card(says: "Ash", written: [["boarded", "here"], ["here"]])).isEmpty)
    #expect(try FormerChoiceReference.all(in: Self.card(says: "Ash", written: [["here"], ["here"]])).count == 1)
  }

  @Test("a row for each choice, one that follows, and one that keeps the first by itself say nothing")
  func currentCard() throws {
    #expect(try FormerChoiceReference.all(in: Self.card(says: "Box")).isEmpty)
    #expect(try FormerChoiceReference.all(in: Self.card(says: "Ash", others: ["Cob"])).isEmpty)
    #expect(try FormerChoiceReference.all(in: Self.card(says: "Ash", alone: "Ash")).isEmpty)
  }

  /// "Top" of the first closet is unfolded; below "Top" of the second stands `others`.
  private static func closets(others: [String], neighbour: Bool = true) -> RunSet {
    func closet(_ number: Int, _ names: [String]) -> [Appearance] {
      names.enumerated().map { place, name in
        var result = row("\(number)-\(name)", at: place, cell: number * 10 + place, [label(name)])
        result.slot = Slot(section: number, item: place)
        return result
      }
    }
    let start = closet(0, ["Top", "Low"]) + closet(1, ["Top", "Low"])
    func unfolded(_ name: String, _ others: [String]) -> [Appearance] {
      let at = name == "Top" ? 1 : 2
      var (first, second) = (["Top", "Low"], ["Top", "Low"])
      first.insert("hats", at: at)
      second.insert(contentsOf: others, at: at)
      return closet(0, first) + closet(1, second)
    }
    let main = [
      step(0, by: .open, start, beside: []), step(1, by: .tap(.resolved(item("0-Top"))), unfolded("Top", others), beside: []),
    ]
    var set = RunSet(main: trace(main), control: trace(main))
    for request in SameTitleReference.requests(in: set) {
      set[request] = trace([
        step(0, by: .open, start, beside: []), step(1, by: .wait(1), unfolded("Low", neighbour ? ["gloves"] : []), beside: []),
      ])
    }
    return set
  }

  @Test("one action unfolds the rows of that name in every section, each with rows of its own")
  func sameName() throws {
    let set = Self.closets(others: ["coats"])
    let reference = try #require(try SameTitleReference.all(in: set).first)
    #expect(StaleIndexState.finding(reference, set.main).severity == .warning)
    #expect(
      StaleIndexState.finding(reference, set.main).summary
        == "unfolding \"Top\" in section 0 unfolds \"Top\" in section 1 too: what is open is kept by a name that both have")
  }

  @Test("one item that is shown twice, a row of its own, and a name that only two have by chance say nothing")
  func otherName() throws {
    #expect(try SameTitleReference.all(in: Self.closets(others: ["hats"])).isEmpty)
    #expect(try SameTitleReference.all(in: Self.closets(others: [])).isEmpty)
    #expect(try SameTitleReference.all(in: Self.closets(others: ["coats"], neighbour: false)).isEmpty)
  }
}
