import CellTrace
import Testing

@testable import CellDetectors

@Suite("rows that come when their screen appears again") struct RowsOfAppearanceTests {
  private static func rows(_ titles: [String]) -> [Appearance] {
    titles.enumerated().map { row($0.element, at: $0.offset, cell: $0.offset + 1, [label($0.element)]) }
  }

  /// The row of the sheet in front, in a list of its own.
  private static func choice(_ title: String, marked: Bool) -> [Appearance] {
    var row = row(title, cell: 20, [label(title, marked ? [Property("accessory", "checkmark")] : [])])
    row.item = CellItemID(list: 1, key: title)
    return [row]
  }

  /// A sheet is opened, a row in it is touched, and the sheet goes. `again`: what the list shows once another screen was in front of it, at
  /// first and in the end. `twice`: the same in the end where the row is touched twice; `unmarks`: whether that takes its mark away.
  private static func set(
    _ touched: String = "Castle", marks: Bool = true, again: ([String], [String]?) = (["Zoo"], ["Zoo", "Castle"]),
    twice: [String] = ["Zoo"], unmarks: Bool = true
  ) -> RunSet {
    let choices = choice(touched, marked: false)
    let touch = Interaction.tap(.resolved(CellItemID(list: 1, key: touched)), nil)
    let shown = TraceEvent.Kind.screenShown(ShownScreen(type: "Picker", texts: []))
    let steps = [
      step(0, "show the screen", rows(["Zoo"])),
      step(1, "tap \"Stops\"", by: .tap(.showing("Stops"), nil), events: [shown], choices),
      step(2, "tap \"\(touched)\"", by: touch, choice(touched, marked: marks)),
      step(3, "tap \"Done\"", by: .tap(.showing("Done"), nil), rows(["Zoo"])),
    ]
    var set = RunSet(main: trace(steps), control: trace(steps))
    for step in steps { set.rebuild(step.index, step.checkpoint) }
    set.rebuild(0, steps[0].checkpoint, reappeared: again.0 == ["Zoo"] ? nil : rows(again.0))
    set.rebuild(3, steps[3].checkpoint, reappeared: again.1.map(rows))
    // Somebody looked at first, and found as many rows.
    set.remount(0, counts: [[1]])
    for _ in 0..<2 {
      for request in RowsOfAppearance.requests(in: set) {
        #expect(request.script[1] == touch && request.script[2] == touch)
        if request.collects == .rebuild {
          var reference = RebuildReference(step: 4, live: rows(["Zoo"]), atStepEnd: nil, atStepStart: rows(["Zoo"]))
          if twice == ["Zoo"] { reference.counts = [[1]] } else { reference.reappeared = rows(twice) }
          set[request] = Trace(screen: set.main.screen, configuration: request.configuration, references: [reference])
        } else {
          set[request] = trace([step(0, []), step(1, choices), step(2, []), step(3, choice(touched, marked: !unmarks))])
        }
      }
    }
    return set
  }

  @Test("what was chosen on a sheet is missing until the list appears again")
  func missing() throws {
    let found = try #require(StaleContent.found(in: Self.set()))
    #expect(
      found.map(\.summary) == ["\"Castle\" is missing in the list after step 3 (tap \"Done\"), until its screen appears again"])
    #expect(found.map(\.observed) == ["not in the list"] && found.map(\.expected) == ["in the list"])
    #expect(
      found.map(\.evidence) == [
        ["\"Castle\" was touched in step 2 (tap \"Castle\") on a screen in front of the list, and showed something else at once"]
      ])
  }

  @Test("what was taken away on a sheet is still there")
  func left() throws {
    let found = try #require(StaleContent.found(in: Self.set("Zoo", again: (["Zoo"], []))))
    #expect(found.map(\.observed) == ["in the list"])
  }

  @Test("what is missing just so where it was touched twice was looked at; a warning where its mark stays, too")
  func looked() throws {
    let both = ["Zoo", "Castle"]
    #expect(StaleContent.found(in: Self.set(twice: both)) == [])
    let found = try #require(StaleContent.found(in: Self.set(twice: both, unmarks: false)))
    #expect(found.map(\.severity) == [.warning] && found.map(\.evidence.count) == [3])
  }

  @Test("a row that was only looked at, another row that comes, and one that comes with each appearance say nothing")
  func silent() {
    #expect(StaleContent.found(in: Self.set(marks: false)) == [])
    #expect(StaleContent.found(in: Self.set(again: (["Zoo"], ["Zoo", "Docks"]))) == [])
    #expect(StaleContent.found(in: Self.set(again: (["Zoo", "Castle"], ["Zoo", "Castle"]))) == [])
    #expect(StaleContent.found(in: Self.set(again: (["Zoo"], nil))) == [])
  }
}
