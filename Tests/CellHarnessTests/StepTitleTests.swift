import CellRuns
import CellTrace
import Testing

@testable import CellHarness

/// What reports call a step, word for word.
@Suite("Step titles")
struct StepTitleTests {
  private static let row = ItemLocator.showing("Row 1")
  private static let other = ItemLocator.showing("Row 2")

  private static let words: [(Interaction, String)] = [
    (.flickAndStop(300), "flick by 300 points and stop it with a touch"),
    (.scrollBy(50), "scroll by 50 points"), (.scrollToTop, "scroll to the top"),
    (.scrollTo(row), "scroll to \"Row 1\""), (.tap(row), "tap \"Row 1\""),
    (.doubleTap(row), "double-tap \"Row 1\""),
    (.doubleTap(.showing("Row 3"), .showing("On")), "double-tap \"On\" in \"Row 3\""),
    (.longPress(other), "long-press \"Row 2\""),
    (.longPress(.showing("Row 3"), .showing("On")), "long-press \"On\" in \"Row 3\""),
    (.pressAndDragOff(other), "press \"Row 2\" and drag off"),
    (.pressAndDragOff(.showing("Row 3"), .showing("On")), "press \"On\" in \"Row 3\" and drag off"),
    (.scrollToTop, "scroll to the top"),
    (.select(.showing("Row 5")), "select \"Row 5\" through the list"),
    (.deselect(.showing("Row 5")), "deselect \"Row 5\" through the list"),
    (.toggle(.showing("Row 3")), "toggle the switch in \"Row 3\""),
    (.toggle(.showing("Row 3"), to: true), "turn on the switch in \"Row 3\""),
    (.toggle(.showing("Row 3"), to: false), "turn off the switch in \"Row 3\""),
    (.type("ab", .showing("Row 4"), nil, clearing: false), "type \"ab\" in \"Row 4\""),
    (.type("c", .showing("Row 4"), nil, clearing: true), "replace the text in \"Row 4\" by \"c\""),
    (.swipe(.showing("Row 6"), .trailing), "swipe \"Row 6\" open at the trailing edge"),
    (.tapAction("Mark"), "tap the action \"Mark\" of \"Row 6\""),
    (.swipe(.showing("Row 7"), .trailing), "swipe \"Row 7\" open at the trailing edge"),
    (.closeActions, "close the swipe actions"), (.mutate("a row is marked"), "data: a row is marked"), (.wait(0.5), "wait 0.5 s"),
    (.hurry(), "hurry: the next step is over after 0.4 s"),
    (.setEditing(true), "enter edit mode"), (.setEditing(false), "leave edit mode"),
    (.setState(nil, .highlighted, true), "state highlighted on in all visible cells"),
    (.setState(.showing("Row 7"), .highlighted, false), "state highlighted off in \"Row 7\""),
    (.rotate(.landscape), "rotate to landscape"), (.enterBackground, "leave the app"), (.enterForeground, "come back to the app"),
    (.simulateMemoryWarning, "memory warning"), (.changeTrait(.dark(true)), "setting: dark appearance"),
    (.changeTrait(.textSize(.large)), "setting: text size large"),
    (.changeTrait(.rightToLeft(true)), "setting: reading direction right to left"),
    (.changeTrait(.boldText(true)), "setting: bold text on"), (.changeTrait(.highContrast(false)), "setting: high contrast off"),
    (.refreshVisibleCells, "reference: configure all visible cells again"),
    (.coverScreen, "reference: another screen comes in front"),
    (.uncoverScreen, "reference: the screen in front goes away"),
    (.rebuildVisibleCells, "reference: rebuild all visible cells"), (.scrollToEnd, "scroll to the end"),
  ]

  @Test("Every step is called what it does to what the screen shows")
  func titles() throws {
    let trace = try Runner(GestureScreen.self).run(Self.words.map(\.0), RunConfiguration())
    #expect(trace.end == .finished)
    #expect(trace.steps.map(\.title) == ["show the screen"] + Self.words.map(\.1))
  }

  @Test(
    "What is done beside rows, and inside of them, is called what it does",
    arguments: [
      (.pick("Red", row), "pick \"Red\" in \"Row 1\""),
      (.pick("09:30", row, .showing("On")), "pick \"09:30\" in an element in \"Row 1\""),
      (.scrollInside(row, by: 40), "scroll by 40 points in \"Row 1\""),
      (.scrollView("Tray", by: -40), "scroll by -40 points around the view \"Tray\""),
      (.lift(row), "lift \"Row 1\""), (.drag(row, .view("Bin")), "drag \"Row 1\" onto the view \"Bin\""),
      (.dropFromOtherApp("é", .after(other)), "drag \"é\" from another app after \"Row 2\""),
      (.liftView("Tray"), "lift the view \"Tray\""), (.focusView("Seal"), "move the focus to the view \"Seal\""),
      (.copyInOtherApp("é"), "copy \"é\" in another app"), (.pressKeys("command+z"), "press command+z"),
      (.focus(row), "move the focus to \"Row 1\""), (.undo, "undo"), (.redo, "redo"), (.shake, "shake the phone"),
      (.pullDownSheet, "pull the sheet down"),
      (.drop(.outside), "drop out of the list"),
      (.drag(row, .otherApp), "drag \"Row 1\" into another app"),
    ] as [(Interaction, String)])
  @MainActor func beside(interaction: Interaction, words: String) {
    #expect(interaction.performer.title(StepNames(screen: ScreenUnderTest([390, 844]))) == words)
  }

  @Test("A cycle through all cell states is a step for each flag, on and off")
  func cycle() throws {
    let trace = try Runner(GestureScreen.self).run([.cycleCellStates], RunConfiguration())
    #expect(trace.end == .finished)
    #expect(trace.steps.count == 1 + 2 * CellFlags.all.count)
    #expect(
      trace.steps.dropFirst().prefix(2).map(\.title) == [
        "state disabled on in all visible cells", "state disabled off in all visible cells",
      ])
  }

  @Test("A step that fails ends the run with its failure; a text of several items names them")
  func failing() throws {
    func failure(_ script: [Interaction]) throws -> String {
      let trace = try Runner(GestureScreen.self).run(script, RunConfiguration())
      if case .stepFailed(_, let reason) = trace.end { return reason }
      return "\(trace.end)"
    }
    #expect(
      try failure([.tap(.showing("Row 1"), .showing("Add"))]).hasPrefix("item \"Row 1\" shows no element \"Add\"; it shows"))
    #expect(try failure([.tap(.showing("Rowe"))]).hasPrefix("no item that shows \"Rowe\"; nearest: \"Row 0\""))
    #expect(try failure([.scrollTo(.showing("Ro"))]).hasPrefix("20 items match \"Ro\": \"Row 0 ("))
    #expect(try failure([.toggle(.showing("Row 1"))]).hasPrefix("item \"Row 1\" shows no switch."))
    #expect(try failure([.swipe(.showing("Row 1"), .leading)]).contains("has no swipe actions at its leading edge"))
  }
}
