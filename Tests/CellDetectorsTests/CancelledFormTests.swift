import CellTrace
import Testing

@testable import CellDetectors

@Suite("what was filled in on a form that was cancelled") struct CancelledFormTests {
  private static let open = Interaction.tap(.resolved(item("A")), nil)
  private static let typing = Interaction.type("Kale", .showing("Plant"), nil, clearing: true)

  private static func tap(_ text: String) -> Interaction { .tap(.showing(text), nil) }

  private static func rows(_ texts: [String], image: String = "leaf") -> [Appearance] {
    texts.enumerated().map { place, text in
      let mark = Element(
        path: "\(content)/UIImageView", role: .image, frame: TraceRect(x: 0, y: 0, width: 20, height: 20),
        properties: [Property("image", image)])
      return row(["A", "B", "C"][place], at: place, cell: place + 1, [label(text), mark])
    }
  }

  /// A form is opened, filled in and left by `end`, after which there are `rows`; opened and cancelled at once there are `alone`,
  /// and pulled down in place of it `closed`, nil where it can't be.
  private static func set(
    _ end: String = "Cancel", rows after: [Appearance] = rows(["Kale", "Beans"]),
    alone: [Appearance] = rows(["Asters", "Beans"]),
    closed: [Appearance]? = nil
  ) -> RunSet {
    var steps = [step(0, rows(["Asters", "Beans"])), step(1, "", by: open, rows(["Asters", "Beans"]))]
    steps += [step(2, "", by: typing, rows(["Asters", "Beans"])), step(3, "", by: tap(end), after)]
    for index in 1...2 { steps[index].covered = [0] }
    var set = RunSet(main: trace(steps), control: trace(steps))
    for request in CancelledFormReference.requests(in: set) {
      #expect(request.script == [open, tap("Cancel")])
      set[request] = trace([steps[0], steps[1], step(2, "", by: tap("Cancel"), alone)])
    }
    // The further run is asked for once the first has told something.
    for request in CancelledFormReference.requests(in: set) {
      #expect(request.script == [open, typing, .pullDownSheet])
      set[request] =
        closed.map { trace(steps.dropLast() + [step(3, "", by: .pullDownSheet, $0)]) }
        ?? trace(Array(steps.dropLast()), end: .stepFailed(step: 3, reason: ""))
    }
    return set
  }

  @Test("what was typed is in the row")
  func found() throws {
    let set = Self.set()
    let reference = try #require(try CancelledFormReference.all(in: set).first)
    let finding = StaleIndexAction.finding(reference, set.main)
    #expect(finding.severity == .error && finding.originStep == 2 && finding.seenStep == 3)
    #expect(finding.summary == "\"Asters\" has what was filled in after step 3")
    #expect(finding.observed == "Kale" && finding.expected == "Asters")
    #expect(ReferenceSuspicions.names(in: set.main).contains("form kept by Cancel"))
  }

  @Test("a row is there that was not before")
  func added() throws {
    let set = Self.set(rows: Self.rows(["Asters", "Beans", "Kale"]))
    let reference = try #require(try CancelledFormReference.all(in: set).first)
    #expect(StaleIndexAction.finding(reference, set.main).summary == "\"Kale\" is in the list after step 3")
  }

  @Test(
    "where the form is closed otherwise the row has it as well, or \"Cancel\" is taken for \"Save\"; what stops something is right"
  )
  func closed() throws {
    #expect(try CancelledFormReference.all(in: Self.set(closed: Self.rows(["Kale", "Beans"]))).count == 1)
    #expect(try CancelledFormReference.all(in: Self.set(closed: Self.rows(["Asters", "Beans"]))).count == 1)
    #expect(try CancelledFormReference.all(in: Self.set(closed: Self.rows(["Under way", "Beans"]))).isEmpty)
  }

  @Test("where the form stays when it is cancelled at once, nothing is told")
  func stays() throws {
    var set = Self.set()
    for request in CancelledFormReference.suspicions(in: set.main).map({ $0.request(in: set) }) {
      var asks = step(2, "", by: Self.tap("Cancel"), Self.rows(["Asters", "Beans"]))
      asks.covered = [0]
      set[request] = trace([step(0, Self.rows(["Asters", "Beans"])), asks])
    }
    #expect(try CancelledFormReference.all(in: set).isEmpty)
  }

  @Test("a hit of a search that was added at once stays; what a second touch gives up was only chosen")
  func hit() throws {
    let hit = ItemID(list: 1, key: "hit")
    for (names, count) in [(["Asters", "Beans", "Kale"], 0), (["Asters", "Beans"], 1)] {
      let before = Self.rows(["Asters", "Beans"])
      var shown = row("hit", at: 0, cell: 9, [label("Kale")])
      shown.item = hit
      let touch = Interaction.tap(.resolved(hit), nil)
      var steps = [
        step(0, before), step(1, "", by: Self.tap("Find"), before + [shown]), step(2, "", by: touch, before + [shown]),
        step(3, "", by: Self.tap("Cancel"), Self.rows(["Asters", "Beans", "Kale"])),
      ]
      for index in 1...2 { steps[index].covered = [0] }
      var set = RunSet(main: trace(steps), control: trace(steps))
      for request in CancelledFormReference.requests(in: set) {
        set[request] = trace([steps[0], steps[1], step(2, "", by: Self.tap("Cancel"), before)])
      }
      for request in CancelledFormReference.requests(in: set) {
        #expect(request.script == [Self.tap("Find"), touch, touch, Self.tap("Cancel")])
        set[request] = trace([steps[0], step(4, "", by: Self.tap("Cancel"), Self.rows(names))])
      }
      #expect(try CancelledFormReference.all(in: set).count == count)
    }
  }

  @Test("what was typed and sent with a button is done; a button that does nothing of it is not what did it")
  func sent() throws {
    for (without, count) in [(["Asters", "Beans"], 0), (["Kale", "Beans"], 1)] {
      let before = Self.rows(["Asters", "Beans"])
      var steps = [
        step(0, before), step(1, "", by: Self.open, before), step(2, "", by: Self.typing, before),
        step(3, "", by: Self.tap("Send"), before), step(4, "", by: Self.tap("Cancel"), Self.rows(["Kale", "Beans"])),
      ]
      for index in 1...3 { steps[index].covered = [0] }
      var set = RunSet(main: trace(steps), control: trace(steps))
      for request in CancelledFormReference.requests(in: set) {
        set[request] = trace([steps[0], steps[1], step(2, "", by: Self.tap("Cancel"), before)])
      }
      for request in CancelledFormReference.requests(in: set) {
        let left = request.script.contains(Self.typing) ? without : ["Asters", "Beans"]
        #expect(request.script.count == 3)
        set[request] = trace([steps[0], steps[1], step(3, "", by: Self.tap("Cancel"), Self.rows(left))])
      }
      #expect(try CancelledFormReference.all(in: set).count == count)
    }
  }

  @Test("what the form itself changes is meant")
  func opened() throws {
    let read = Self.rows(["Asters", "Beans"], image: "leaf.fill")
    #expect(try CancelledFormReference.all(in: Self.set(rows: read, alone: read)).isEmpty)
  }

  @Test("no run is made where it was saved, nothing changed, or the row says that it has a draft")
  func unsuspected() {
    #expect(CancelledFormReference.suspicions(in: Self.set("Save").main).isEmpty)
    #expect(CancelledFormReference.suspicions(in: Self.set(rows: Self.rows(["Asters", "Beans"])).main).isEmpty)
    #expect(CancelledFormReference.suspicions(in: Self.set(rows: Self.rows(["Draft: Kale", "Beans"])).main).isEmpty)
  }
}
