import CellTrace
import Testing

@testable import CellDetectors

@Suite("an action that takes the row beside its own along") struct TakenNeighbourTests {
  private static let all = ["A", "B", "C", "D", "E"]
  private static let trapped = RunEnd.trapped(step: 3, signal: 4, report: "Index out of range")

  private static func shown(_ keys: [String]) -> [Appearance] {
    keys.enumerated().map { place, key in row(key, at: place, cell: place + 1, [label(key)]) }
  }

  /// "Delete" is chosen on B after a swipe; `gone` goes with it, `other` where the same is done to C, and `then` where it is done to B
  /// after that. Done to the last row it ends as `last` says, without the rows `atEnd`.
  private static func set(
    gone: [String] = ["B", "C"], other: [String] = ["C", "D"], then: [String] = ["B", "E"], last: RunEnd = trapped,
    atEnd: [String] = ["E"]
  ) -> RunSet {
    func left(_ gone: [String]) -> [Appearance] { shown(all.filter { !gone.contains($0) }) }
    let swipe = Interaction.swipe(.resolved(item("B")), .trailing)
    let steps = [
      step(0, "show the screen", shown(all)), step(1, "swipe", by: swipe, shown(all)),
      step(2, "tap the action \"Delete\" of \"B\"", by: .tapAction("Delete"), left(gone)),
    ]
    var set = runs(main: steps, rebuilt: steps.map(\.checkpoint))
    for request in TakenNeighbourReference.requests(in: set) {
      #expect(
        request.script == [
          .swipe(.resolved(item("C")), .trailing), .tapAction("Delete"), .swipe(.resolved(item("B")), .trailing),
          .tapAction("Delete"),
        ])
      #expect(request.purpose == "the run with step 2 (tap the action \"Delete\" of \"B\") done to \"C\" before")
      set[request] = trace([
        step(0, shown(all)), step(1, shown(all)), step(2, left(other)), step(3, left(other)), step(4, left(other + then)),
      ])
    }
    for request in TakenNeighbourReference.requests(in: set) where set[request] == nil {
      #expect(request.script == [.scrollToEnd, .swipe(.resolved(item("E")), .trailing), .tapAction("Delete")])
      #expect(request.purpose == "the run with step 2 (tap the action \"Delete\" of \"B\") done to the last row")
      var steps = [step(0, shown(all)), step(1, shown(all)), step(2, shown(all))]
      if case .stepFailed = last {} else { steps.append(step(3, left(atEnd))) }
      set[request] = trace(steps, end: last)
    }
    for request in TakenNeighbourReference.requests(in: set) where set[request] == nil {
      #expect(request.script == [.scrollToEnd, .swipe(.resolved(item("D")), .trailing), .tapAction("Delete")])
      set[request] = trace([step(0, shown(all)), step(1, shown(all)), step(2, shown(all)), step(3, left(atEnd))])
    }
    return set
  }

  @Test("the next row goes along, whichever row is removed")
  func found() throws {
    let found = try #require(StaleIndexAction.found(in: Self.set())?.filter { $0.shape == ["takes its neighbour"] })
    #expect(found.map(\.summary) == ["the action \"Delete\" on \"B\" removes \"C\", too"])
    #expect(found.map(\.seen) == ["\"B\" was meant, and \"C\" beside it is gone as well"])
    #expect(
      found.map(\.evidence) == [
        [
          "done to \"C\", the same action takes the row beside that one along: it removes at a position, after the rows have moved up"
        ]
      ])
    #expect(found.map(\.observed) == ["removed \"B\" and \"C\""] && found.map(\.expected) == ["removed \"B\""])
    #expect(
      found.map(\.fix) == [
        "remove the row once: where the rows are fetched anew after a deletion, the same position is the next row's."
      ])
    #expect(ReferenceSuspicions.names(in: Self.set().main).contains("takes a neighbour along"))
  }

  @Test("rows that belong together go as a pair, whichever of them is removed: that is right")
  func pairs() throws { #expect(try TakenNeighbourReference.all(in: Self.set(other: ["B", "C"])).isEmpty) }

  @Test("what takes the one behind its own in the data takes none where that is gone: that is right")
  func following() throws {
    #expect(try TakenNeighbourReference.all(in: Self.set(then: [], last: .finished)).isEmpty)
    #expect(try TakenNeighbourReference.all(in: Self.set(then: ["B"], last: .finished)).isEmpty)
  }

  @Test("what takes two knows that the last row has no next one: nothing happens there; if that row goes alone, it is a warning")
  func two() {
    func found(_ last: RunEnd, _ atEnd: [String]) -> [Finding]? {
      StaleIndexAction.found(in: Self.set(last: last, atEnd: atEnd))?.filter { $0.shape == ["takes its neighbour"] }
    }
    #expect(found(.finished, []) == [])
    // The last row is of another kind, or has no such action: the one before it is asked then.
    let failed = RunEnd.stepFailed(step: 3, reason: "there is no action \"Delete\"")
    #expect(found(failed, ["D", "E"]) == [])
    #expect(found(failed, ["D"])?.map(\.severity) == [.warning])
    #expect(found(.finished, ["D", "E"]) == [])
    #expect(found(.finished, ["E"])?.map(\.severity) == [.warning])
    #expect(found(Self.trapped, [])?.map(\.severity) == [.error])
  }

  @Test("where the rows are fetched anew in between it takes none either, and ends the app at the last row")
  func fetchedAnew() throws {
    #expect(try TakenNeighbourReference.all(in: Self.set(then: ["B"])).map(\.neighbour.title) == ["C"])
  }

  @Test("one that goes alone is right, and so is what removes all that follows")
  func others() {
    #expect(TakenNeighbourReference.requests(in: Self.set(gone: ["B"])).isEmpty)
    #expect(TakenNeighbourReference.requests(in: Self.set(gone: ["B", "C", "D", "E"])).isEmpty)
    #expect(TakenNeighbourReference.requests(in: Self.set(gone: ["B", "D"])).isEmpty)
  }

  @Test("where nothing stands beyond the neighbour nothing can be told")
  func last() {
    #expect(TakenNeighbourReference.requests(in: Self.set(gone: ["A", "B"])).isEmpty)
  }

  // MARK: Lists that load more

  /// The same list with rows that come behind the last one as soon as it is seen: `page` after any removal, and when the end is scrolled to.
  /// Done to the row that is the last of all, the action ends the app, or takes it alone; done to another one it takes two.
  private static func growing(isTwice: Bool, endless: Bool = false) throws -> [TakenNeighbourReference] {
    let page = ["F", "G"]
    let swipe = Interaction.swipe(.resolved(item("B")), .trailing)
    let after = (all + page).filter { $0 != "B" && (!isTwice || $0 != "C") }
    let steps = [
      step(0, "show the screen", shown(all)), step(1, "swipe", by: swipe, shown(all)),
      step(2, "tap the action \"Delete\" of \"B\"", by: .tapAction("Delete"), shown(after)),
    ]
    var set = runs(main: steps, rebuilt: steps.map(\.checkpoint))
    for _ in 0..<6 {
      for request in TakenNeighbourReference.requests(in: set) where set[request] == nil {
        let scrolls = request.script.count { $0 == .scrollToEnd }
        if scrolls == 0 {
          let then = (all + page).filter { !["C", "D"].contains($0) }
          let left = then.filter { !["B", "E"].contains($0) }
          set[request] = trace([
            step(0, shown(all)), step(1, shown(all)), step(2, shown(then)), step(3, shown(then)), step(4, shown(left)),
          ])
          continue
        }
        // Each look at the end brings a page; there is one, or no end of them.
        let now = all + page + (endless ? (2...(scrolls + 1)).flatMap { ["F\($0)", "G\($0)"] } : [])
        guard case .swipe(.resolved(let last), _) = request.script[scrolls], let place = now.firstIndex(of: last.key) else {
          continue
        }
        var made = [step(0, shown(all))] + (0..<scrolls).map { step($0 + 1, shown(now)) } + [step(scrolls + 1, shown(now))]
        let isLast = place == now.count - 1
        if !isLast { made.append(step(scrolls + 2, shown(now.filter { $0 != now[place] && $0 != now[place + 1] }))) }
        set[request] = trace(made, end: isLast ? .trapped(step: scrolls + 2, signal: 4, report: "Index out of range") : .finished)
      }
    }
    return try TakenNeighbourReference.all(in: set)
  }

  @Test("where removals bring the next page the row beside is missed all the same, and the end is that of the last page")
  func loadsMore() throws {
    #expect(try Self.growing(isTwice: true).map(\.neighbour.title) == ["C"])
    #expect(try Self.growing(isTwice: false).isEmpty)
  }

  @Test("a list whose end is never reached says nothing of what happens there")
  func endless() throws { #expect(try Self.growing(isTwice: true, endless: true).isEmpty) }

  @Test(
    "rows that only have numbers: a page behind the others is no loss of one row only, and another text in a row is none of two")
  func numbers() {
    func rows(_ titles: [String]) -> [Appearance] {
      titles.enumerated().map { place, title in row("#0-\(place)", at: place, cell: place + 1, [label(title)]) }
    }
    func loses(_ old: [String], _ new: [String]) -> Bool {
      TakenNeighbourReference.loses(2, from: step(0, rows(old)), to: step(1, rows(new)), list: item("#0-0").list)
    }
    #expect(loses(["A", "B", "C", "D"], ["A", "D", "E", "F"]))
    #expect(!loses(["A", "B", "C", "D"], ["A", "C", "D", "E"]))
    #expect(!loses(["A", "total 4", "C", "D"], ["total 3", "C", "D"]))
  }
}
