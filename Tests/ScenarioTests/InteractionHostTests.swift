import CellHarnessTesting
import CorrectScreens
import Testing

/// Menus, alerts, switches, moves, refresh and the surroundings, as users' tests drive them.
@Suite("Interactions of a host")
struct InteractionHostTests {
  @Test("MENU-03 an alert that a menu presents is answered for the item the menu was opened on")
  func menuAndAlert() throws {
    try withHost(GroceriesScreen.self, policies: .base) { host in
      try host.item("Apples").menu().open()
      #expect(host.menu == ["Rename", "Move to top", "Mark as › Bought", "Mark as › Missing", "Delete"])
      try host.mutate("somebody adds an item at the top")
      try host.chooseMenuItem("Delete")
      #expect(host.menu == nil)
      #expect(host.alert == AlertContent(title: "Delete Apples?", message: "", buttons: ["Delete", "Keep"], isSheet: true))
      try host.tapAlert("Delete")
      #expect(host.alert == nil)
      try #expect(!host.item("Apples").exists)
      #expect(host.trace.steps.last?.items.contains { $0.key == "apples" } == false)
      let titles = host.trace.steps.map(\.title)
      #expect(
        titles.suffix(3) == [
          "data: somebody adds an item at the top", "choose \"Delete\" in the menu of \"Apples\"",
          "tap \"Delete\" in the action sheet \"Delete Apples?\"",
        ])
      let fired = host.trace.steps.flatMap(\.events).compactMap { event -> String? in
        guard case .actionFired(let item, let title, let origin, let offered, let now) = event.kind else { return nil }
        return "\(title) on \(item) \(offered)→\(now) \(origin?.fileID ?? "-")"
      }
      #expect(
        fired == [
          "Delete on apples 1→2 CorrectScreens/GroceriesViewController.swift",
          "Delete on apples 1→2 CorrectScreens/GroceriesViewController.swift",
        ])
    }
  }

  @Test("A text field of an alert takes keys")
  func typing() throws {
    try withHost(GroceriesScreen.self, policies: .base) { host in
      try host.item("Rice").menu().open()
      try host.chooseMenuItem("Rename")
      try host.typeInAlert("Basmati", into: "Name", clearing: true)
      try host.tapAlert("Save")
      try #expect(host.item("Rice").texts.contains("Basmati"))
    }
  }

  @Test("A step behind an alert or a menu fails and names what covers the list")
  func covered() throws {
    try withHost(GroceriesScreen.self, policies: .base) { host in
      try host.item("Rice").menu().open()
      #expect(throws: (any Error).self) { try host.item("Bread").tap() }
      #expect(message { try host.item("Bread").tap() }.contains("the open menu covers the list"))
      try host.chooseMenuItem("Delete")
      #expect(message { try host.scrollToEnd() }.contains("the action sheet \"Delete Rice?\" covers the list"))
      #expect(message { try host.tapAlert("Remove") }.contains("has no button \"Remove\"; it has \"Delete\", \"Keep\""))
      try host.tapAlert("Keep")
      try #expect(host.item("Rice").texts.contains("Rice"))
      #expect(message { try host.tapAlert("Keep") }.contains("no alert or action sheet is shown"))
      #expect(message { try host.chooseMenuItem("Delete") }.contains("no menu is open"))
    }
  }

  @Test("A switch is switched over, or to a value it does not have yet")
  func toggling() throws {
    try withHost(GroceriesScreen.self, policies: .base) { host in
      func isOn() -> String? {
        host.trace.steps.last?.checkpoint.first { $0.item.key == "bread" }?.elements.first { $0.role == .toggle }?["isOn"]
      }
      try host.item("Bread").toggle().tap()
      #expect(isOn() == "true")
      try host.item("Bread").toggle().set(true)
      #expect(isOn() == "true")
      try host.item("Bread").toggle("Bread").set(false)
      #expect(isOn() == "false")
      try withHost(CorrectScreens.ConditionsScreen.self, policies: .base) { conditions in
        #expect(message { try conditions.item("Asthma").toggle().tap() }.contains("shows no switch"))
      }
    }
  }

  @Test("DIF-20 ACC-06 a row is moved by its reorder control, which shows in edit mode")
  func reordering() throws {
    try withHost(GroceriesScreen.self, policies: .base) { host in
      func order() -> [String] { host.trace.steps.last?.items.prefix(5).map(\.key) ?? [] }
      #expect(message { try host.item("Oat milk").reorder(.after, host.item("Butter")) }.contains("shows no reorder control"))
      try host.setEditing(true)
      try host.item("Oat milk").reorder(.after, host.item("Butter"))
      #expect(order() == ["bread", "apples", "butter", "oat milk", "rice"])
      try host.item("Rice").reorder(.before, host.item("Apples"))
      #expect(order() == ["bread", "rice", "apples", "butter", "oat milk"])
      try host.mutate("somebody adds an item at the top")
      #expect(order() == ["shared-1", "bread", "rice", "apples", "butter"])
    }
  }

  @Test("SEL-20 a list whose delegate does not let two fingers select says so, and so does an item of nowhere")
  func twoFingers() throws {
    try withHost(GroceriesScreen.self, policies: .base) { host in
      #expect(
        message { try host.item("Bread").selectAcross(to: host.item("Rice")) }.contains(
          "shouldBeginMultipleSelectionInteractionAt"))
      #expect(message { try host.item("Bread").selectAcross(to: host.item("Nobody")) }.contains("no item"))
    }
  }

  @Test("A pull refreshes once; a screen without a refresh control says so")
  func refreshing() throws {
    try withHost(GroceriesScreen.self, policies: .base) { host in
      try host.pullToRefresh()
      #expect(host.trace.steps.last?.items.first?.key == "shared-1")
      try withHost(CorrectScreens.ConditionsScreen.self, policies: .base) { conditions in
        #expect(message { try conditions.pullToRefresh() }.contains("no list on screen has an enabled refresh control"))
      }
    }
  }

  @Test("Rotation changes the rows' width, the text size their height; in the background no touch arrives")
  func surroundings() throws {
    try withHost(GroceriesScreen.self, policies: .base) { host in
      func frame() -> TraceRect? { host.trace.steps.last?.checkpoint.first { $0.item.key == "bread" }?.frame }
      #expect(frame()?.width == 390)
      let height = frame()?.height ?? 0
      try host.rotate(to: .landscape)
      #expect(frame()?.width == 844)
      try host.change(.textSize(.accessibilityExtraExtraExtraLarge))
      #expect((frame()?.height ?? 0) > height)
      try host.enterBackground()
      #expect(message { try host.item("Bread").tap() }.contains("the app is in the background"))
      try host.mutate("somebody adds an item at the top")
      try host.enterForeground()
      try host.simulateMemoryWarning()
      try host.item("Bread").toggle().tap()
    }
  }

  private func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "no error"
    } catch {
      return "\(error)"
    }
  }
}
