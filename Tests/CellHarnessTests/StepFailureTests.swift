import CellTrace
import Testing
import UIKit

@testable import CellHarness

/// What a step that can't be done says, word for word.
@Suite("Step failures")
struct StepFailureTests {
  @Test("items and elements")
  func items() {
    #expect(
      "\(StepFailure.noSuchItem("that shows \"Mil\"", nearest: ["Milk", "Rice"]))"
        == "no item that shows \"Mil\"; nearest: \"Milk\", \"Rice\". Name an item by its identifier or by a text it shows now; "
        + "scroll to it first if it is off screen")
    #expect(
      "\(StepFailure.noSuchItem("with identifier \"a\"", nearest: []))"
        == "no item with identifier \"a\"; the list is empty. Name an item by its identifier or by a text it shows now; scroll to "
        + "it first if it is off screen")
    #expect(
      "\(StepFailure.ambiguousItem("\"Milk\"", matches: ["Milk (a)", "Milk (b)"]))"
        == "2 items match \"Milk\": \"Milk (a)\", \"Milk (b)\". Use the identifier, or a text that only one item shows")
    #expect("\(StepFailure.itemNotVisible("\"a\""))" == "item \"a\" is not on screen. Scroll to it first")
    #expect(
      "\(StepFailure.elementNotVisible(item: "\"a\""))"
        == "the part of item \"a\" that is meant is cut off, so that no finger reaches it. Scroll until it is on screen")
    #expect(
      "\(StepFailure.noSuchElement("\"Add\"", item: "\"A\"", elements: []))"
        == "item \"A\" shows no element \"Add\"; it shows nothing. Use a text or an accessibility label that the item shows now")
    #expect(
      "\(StepFailure.noSuchElement("\"Add\"", item: "\"A\"", elements: ["1", "2", "3", "4", "5", "6", "7"]))"
        == "item \"A\" shows no element \"Add\"; it shows \"1\", \"2\", \"3\", \"4\", \"5\", \"6\" and 1 more. Use a text or an "
        + "accessibility label that the item shows now")
    #expect(
      "\(StepFailure.noList)"
        == "the screen shows no collection view or table view. Check the root view controller of the screen")
  }

  @Test("swipe actions, typing, mutations")
  func actions() {
    #expect(
      "\(StepFailure.noActions(item: "\"A\"", .leading))"
        == "item \"A\" has no swipe actions at its leading edge. Check the list's swipe action provider for that edge")
    #expect(
      "\(StepFailure.noOpenActions)" == "no swipe actions are open. Swipe an item before tapping one of its actions")
    #expect(
      "\(StepFailure.noSuchAction("Bin", offered: ["Delete"]))"
        == "no open action is called \"Bin\"; offered: \"Delete\". Use one of these titles")
    #expect(
      "\(StepFailure.notEditable(item: "\"A\""))"
        == "item \"A\" has no text field to type into. Name the element that holds the text field")
    #expect(
      "\(StepFailure.noSuchMutation("m", declared: []))"
        == "the screen has no mutation \"m\"; it declares none. Add it to the screen's mutations")
    #expect(
      "\(StepFailure.noSuchMutation("m", declared: ["n"]))"
        == "the screen has no mutation \"m\"; it declares \"n\". Add it to the screen's mutations")
    #expect(
      "\(StepFailure.notSelectableAcross(item: "\"A\"", reason: "why. Do"))"
        == "a drag of two fingers from item \"A\" selects nothing: why. Do")
  }

  @Test("flicks")
  func flicks() {
    #expect(
      "\(StepFailure.nothingToStop(points: 900, room: 40))"
        == "a flick by 900 points is over before a touch can stop it: the content can move by 40. Flick by less, or scroll")
  }

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
    #expect(
      MoveQuestion.allCases.map { StepFailure.moveRefused(by: $0) } == [
        "canMoveRowAt of the data source does not let it be moved. Return true for it",
        "canMoveItemAt of the data source does not let it be moved. Return true for it",
        "canReorderItem of the data source's reorderingHandlers does not let it be moved. Set it, and return true for it",
      ])
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

  @Test("drags, keys, focus, undo")
  func aroundLists() {
    #expect("\(StepFailure.nothingLifted)" == "nothing is lifted. Lift an item or a view first")
    #expect("\(StepFailure.fingerIsBusy)" == "the finger carries an item. Drop it first")
    #expect(
      "\(StepFailure.notTaken("a"))"
        == "the text \"a\" can't be dropped: the drop delegate does not take it there. Check canHandle and the proposal of "
        + "dropSessionDidUpdate")
    #expect(
      "\(StepFailure.notDraggable(item: "\"A\"", reason: StepFailure.staysInApp))"
        == "item \"A\" can't be dragged: the drag delegate restricts the session to this app. Check "
        + "IsRestrictedToDraggingApplication")
    #expect(
      "\(StepFailure.noSuchView("Bin"))"
        == "no view shows \"Bin\". Name a view of the screen by its text, its accessibility label or its identifier")
    #expect("\(StepFailure.notFocusable(item: "\"A\"", reason: "why. Do"))" == "item \"A\" can't have the focus: why. Do")
    #expect(
      "\(StepFailure.keysDoNothing("a", offered: []))"
        == "a does nothing on this screen, which has no key commands. Key commands count along the responder chain: a controller "
        + "takes part if it can become first responder")
    #expect("\(StepFailure.nothingToTakeBack(isRedo: true))" == "there is nothing to make again. Undo a change first")
  }
}
