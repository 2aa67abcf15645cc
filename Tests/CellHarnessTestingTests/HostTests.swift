import CellHarnessTesting
import Testing

@Suite("A host")
struct HostTests {
  @Test("items are read: what they show, whether they are there")
  func reading() throws {
    try withHost(ErrandsScreen.self, policies: .base) { host in
      let bread = host.item("Bread")
      try #expect(bread.texts == ["Bread", "SHOP", "0×", "Add"])
      try #expect(bread.exists)
      try #expect(bread.isVisible)
      try #expect(!bread.isSelected)
      try #expect(bread.id == "e1")
      #expect(host.itemIDs == ["e0", "e1", "e2"])
      try #expect(host.visibleItems.map { try $0.id } == ["e0", "e1", "e2"])
      try bread.button("Add").tap()
      try #expect(bread.texts.contains("1×"))
      try bread.swipe(.left)
      try #expect(bread.swipeAction("Delete").exists)
      try host.mutate(.errandArrives)
      #expect(host.itemIDs == ["new", "e0", "e1", "e2"])
      try bread.swipeAction("Delete").tap()
      try #expect(!bread.exists)
      try #expect(!bread.isVisible)
      #expect(host.itemIDs == ["new", "e0", "e2"])
      #expect(host.script.count == 4)
    }
  }

  @Test("an item that was never there is an error that lists what comes close, never a pass")
  func typo() throws {
    try withHost(ErrandsScreen.self, policies: .base) { host in
      let error = #expect(throws: HostError.self) { try host.item("Braed").exists }
      #expect(
        error?.description.hasPrefix("no item that shows \"Braed\" was on screen so far; nearest: \"Bread\"") == true)
      #expect(throws: HostError.self) { try host.item(id: "e7").exists }
      #expect(throws: HostError.self) { try host.item("Braed").tap() }
      #expect(throws: HostError.self) { try host.item("Bread").button("Subtract").tap() }
    }
  }

  @Test("an ambiguous name lists its candidates with their identifiers; a name in full is none")
  func ambiguous() throws {
    try withHost(ErrandsScreen.self, policies: .base) { host in
      let error = #expect(throws: HostError.self) { try host.item("Mil").exists }
      #expect(
        error?.description
          == "2 items go by \"Mil\": \"Milk (e0)\", \"Milk bottle (e2)\". Use item(id:) with one of the identifiers in parentheses"
      )
      try #expect(host.item("Milk").id == "e0")
      try #expect(host.item(id: "e2").texts.first == "Milk bottle")
      try #expect(host.item("e2").texts.first == "Milk bottle")
    }
  }

  @Test("texts are matched as they are shown and as the app wrote them")
  func matching() throws {
    try withHost(screen: { ErrandsScreen(["Milk"]) }, policies: .base) { host in
      try #expect(host.item("SHOP").id == "e0")
      try #expect(host.item("shop").id == "e0")
    }
  }

  @Test("switches and text fields are handles of their own kind")
  func controls() throws {
    try withHost(RowsScreen.self, policies: .base) { host in
      let row = try #require(host.visibleItems.first)
      let wifi = row.toggle("Wi-Fi")
      try #expect(!wifi.isOn)
      try wifi.tap()
      try #expect(wifi.isOn)
      try wifi.set(true)
      try #expect(wifi.isOn)
      let note = row.textField("Note")
      try #expect(note.value == "")
      try note.type("soon")
      try #expect(note.value == "soon")
      try note.type("later", clearing: true)
      try #expect(note.value == "later")
      let error = #expect(throws: HostError.self) { try row.toggle("Bluetooth").tap() }
      #expect(error?.description.contains("shows no switch called \"Bluetooth\"; it shows \"Wi-Fi\"") == true)
      #expect(throws: HostError.self) { try row.button("Wi-Fi").tap() }
    }
  }

  @Test("a swipe to the left opens the trailing actions, from right to left the leading ones")
  func directions() throws {
    try withHost(ErrandsScreen.self, policies: .base) { host in
      try host.item("Bread").swipe(.left)
      try #expect(host.item("Bread").isSwiped)
    }
    try withHost(ErrandsScreen.self, traits: [.rightToLeft], policies: .base) { host in
      #expect(throws: HostError.self) { try host.item("Bread").swipe(.left) }
      try host.item("Bread").swipe(.right)
      try #expect(host.item("Bread").swipeAction("Delete").exists)
    }
  }

  @Test("a step that can't be performed throws, and the host goes on where it was")
  func goesOn() throws {
    try withHost(ErrandsScreen.self, policies: .base) { host in
      try host.mutate(.errandArrives)
      #expect(throws: HostError.self) { try host.mutate("an errand leaves") }
      #expect(throws: HostError.self) { try host.item("Bread").swipe(.right) }
      try host.item("Stamps").button("Add").tap()
      try #expect(host.item("Stamps").texts.contains("1×"))
      #expect(host.script.count == 2)
    }
  }

  @Test("distances are said in screens")
  func screens() throws {
    try withHost(screen: { ErrandsScreen(ErrandsScreen.long) }, policies: .base) { host in
      let first = host.item("Errand 1")
      try #expect(first.isVisible)
      try host.scroll(screens: 1)
      try #expect(!first.isVisible)
      try #expect(first.exists)
      #expect(throws: HostError.self) { try first.texts }
      try host.item("Errand 40").scrollTo()
      try #expect(host.item("Errand 40").isVisible)
    }
  }

  @Test("an asynchronous test drives a screen as a synchronous one does")
  func asynchronous() async throws {
    try await withHost(ErrandsScreen.self, policies: .base) { host in
      await Task.yield()
      try host.wait(seconds: 3600)
      await Task.yield()
      #expect((host.trace.steps.last?.time ?? 0) >= 3600)
    }
  }
}
