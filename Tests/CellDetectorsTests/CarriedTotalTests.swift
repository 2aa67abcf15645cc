import CellTrace
import Testing

@testable import CellDetectors

@Suite("totals that keep what a removed row had") struct CarriedTotalTests {
  private static let more = Interaction.tap(.resolved(item("B")), .path("\(content)/UIButton[1]"))
  private static let less = Interaction.tap(.resolved(item("B")), .path("\(content)/UIButton"))
  private static let swipe = Interaction.swipe(.resolved(item("B")), .trailing)
  private static let remove = Interaction.tapAction("Remove")

  private static func rows(_ count: Int?) -> [Appearance] {
    [("A", Int?.some(1)), ("B", count), ("C", 1)].enumerated().compactMap { place, one in
      guard let count = one.1 else { return nil }
      let buttons = ["UIButton", "UIButton[1]"].map {
        Element(
          path: "\(content)/\($0)", role: .button, frame: TraceRect(x: 0, y: 0, width: 40, height: 20), isInteractive: true)
      }
      return row(
        one.0, at: place, cell: place + 1, [label(one.0), label("\(count) ×", path: "\(content)/UILabel[1]")] + buttons)
    }
  }

  private static func made(_ index: Int, _ act: Interaction, _ count: Int?, _ beside: String) -> StepTrace {
    let offers = TraceEvent.Kind.actionsOffered(item("B"), .trailing, titles: ["Remove"], generation: 1)
    var made = step(index, "", by: act, events: act == swipe ? [offers] : [], rows(count))
    made.beside = [beside]
    return made
  }

  /// One more of B, which is then removed, with `end`; without the one more the removal ends with `without`, and one more and one less with
  /// `back`.
  private static func set(end: String = "Total: 4.50", without: String = "Total: 3.00", back: String = "Total: 4.50") -> RunSet {
    let steps = [
      made(0, .open, 1, "Total: 4.50"), made(1, more, 2, "Total: 6.00"), made(2, swipe, 2, "Total: 6.00"),
      made(3, remove, nil, end),
    ]
    var set = RunSet(main: trace(steps), control: trace(steps))
    for request in CarriedTotalReference.requests(in: set) {
      #expect(request.script == [swipe, remove])
      set[request] = trace([steps[0], made(1, swipe, 1, "Total: 4.50"), made(2, remove, nil, without)])
    }
    for request in CarriedTotalReference.requests(in: set) {
      #expect(request.script == [more, more])
      set[request] = trace([steps[0], steps[1], made(2, more, 3, "Total: 7.50")])
    }
    for request in CarriedTotalReference.requests(in: set) {
      #expect(request.script == [more, less])
      set[request] = trace([steps[0], steps[1], made(2, less, 1, back)])
    }
    return set
  }

  @Test("the removal takes away what one costs, whatever there was")
  func found() throws {
    let set = Self.set()
    let reference = try #require(try CarriedTotalReference.all(in: set).first)
    let finding = StaleContent.finding(reference, set.main)
    #expect(finding.severity == .error && finding.originStep == 1 && finding.seenStep == 3)
    #expect(finding.summary == "\"Total: 4.50\" after step 3 counts what was done to \"B\" before, which is gone")
    #expect(finding.expected == "Total: 3.00")
    #expect(ReferenceSuspicions.names(in: set.main).contains("total of a removed row"))
  }

  @Test("a total that goes with the rows, and a score that does not go back with them, is right")
  func right() throws {
    #expect(try CarriedTotalReference.all(in: Self.set(end: "Total: 3.00")).isEmpty)
    #expect(try CarriedTotalReference.all(in: Self.set(back: "Total: 7.50")).isEmpty)
  }

  @Test("points that are won for what is done to a row, and for its removal, stay")
  func points() {
    #expect(CarriedTotalReference.suspicions(in: Self.set(end: "Total: 11.00").main).isEmpty)
  }

  @Test("a removal that changes the number otherwise knows what was done")
  func otherwise() throws {
    #expect(try CarriedTotalReference.all(in: Self.set(end: "Total: 4.00")).isEmpty)
    #expect(CarriedTotalReference.suspicions(in: Self.set(end: "Total: 6.00").main).isEmpty)
    // Points for what was done, and a point for whoever tidies up.
    #expect(CarriedTotalReference.suspicions(in: Self.set(end: "Total: 7.00").main).isEmpty)
  }
}
