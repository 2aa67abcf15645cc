import CellHarnessTesting
import Testing

/// What a step that can't be done says, word for word.
@Suite("Step failures")
struct StepFailureTests {
  @Test("menus")
  func menus() {
    #expect(
      "\(StepFailure.noMenu(item: "\"A\""))"
        == "item \"A\" opens no menu. Check that the list's delegate, or a view in the item, returns a menu with entries for it")
    #expect("\(StepFailure.noOpenMenu)" == "no menu is open. Open one on an item before choosing an entry")
    #expect(
      "\(StepFailure.noSuchMenuItem("Bin", offered: ["Move › Inbox", "Delete"]))"
        == "the open menu has no entry \"Bin\"; it offers \"Move › Inbox\", \"Delete\". Use one of these, with the titles of the "
        + "menus it stands in before it")
    #expect(
      "\(StepFailure.menuItemDisabled("Copy"))"
        == "the menu's entry \"Copy\" is disabled. Bring the screen into a state in which it can be chosen")
  }

  @Test("alerts")
  func alerts() {
    #expect(
      "\(StepFailure.noAlert)" == "no alert or action sheet is shown. Perform the step that presents it first")
    #expect(
      "\(StepFailure.noSuchAlertButton("No", alert: "the alert \"Delete?\"", buttons: ["Delete", "Keep"]))"
        == "the alert \"Delete?\" has no button \"No\"; it has \"Delete\", \"Keep\". Use one of these titles")
    #expect(
      "\(StepFailure.barButtonDisabled("\"Save\""))" == "the button \"Save\" of the bar is disabled. Do first what it waits for")
    #expect(
      "\(StepFailure.alertButtonDisabled("Save", alert: "the alert"))"
        == "the button \"Save\" of the alert is disabled. Type what it waits for first")
    #expect(
      "\(StepFailure.noSuchAlertField("2", alert: "the alert", fields: []))"
        == "the alert has no text field 2; it has none. Use a position from 0 or a placeholder")
    #expect(
      "\(StepFailure.covered(by: "the alert \"Delete?\"", offered: ["Delete", "Keep"]))"
        == "the alert \"Delete?\" covers the list and takes every touch. Answer it first; it offers \"Delete\", \"Keep\"")
  }

  @Test("switches, moves, refresh, rotation, phases")
  func others() {
    #expect(
      "\(StepFailure.noToggle(item: "\"A\""))"
        == "item \"A\" shows no switch. Check which item holds it, and whether it is on screen")
    #expect(
      "\(StepFailure.severalToggles(item: "\"A\"", paths: ["a", "b"]))"
        == "item \"A\" shows 2 switches: \"a\", \"b\". Name one by its accessibility label or its path")
    #expect("\(StepFailure.notMovable(item: "\"A\"", reason: "why. Do"))" == "item \"A\" can't be moved: why. Do")
    #expect("\(StepFailure.notDraggable(item: "\"A\"", reason: "why. Do"))" == "item \"A\" can't be dragged: why. Do")
    #expect(
      "\(StepFailure.noRefreshControl)"
        == "no list on screen has an enabled refresh control. Check the list's refreshControl")
    #expect(
      "\(StepFailure.orientationNotSupported("landscape"))"
        == "the screen does not turn to landscape. Check the supportedInterfaceOrientations of the controller in front")
    #expect(
      "\(StepFailure.wrongPhase(isInBackground: true))"
        == "the app is in the background, where it gets no touches. Let it enter the foreground first")
    #expect(
      "\(StepFailure.wrongPhase(isInBackground: false))"
        == "the app is in the foreground already. Let it enter the background first")
  }
}
