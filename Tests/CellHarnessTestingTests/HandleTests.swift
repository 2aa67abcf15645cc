import CellHarnessTesting
import Testing

/// Each handle does on the screen what it says.
@Suite("Handles of a host") struct HandleTests {
  private func heard(_ script: (CellHost) throws -> Void) throws -> String? {
    try withHost(DeskScreen.self, policies: .base) { host in
      try script(host)
      return try host.item(id: "last").texts.last
    }
  }

  @Test("touches of a row")
  func touches() throws {
    try #expect(heard { try $0.item("Pen").tap() } == "selected Pen")
    try #expect(heard { try $0.item("Pen").doubleTap() } == "deselected Pen")
    try #expect(heard { try $0.item("Pen").pressAndDragOff() } == "nothing")
    try withHost(DeskScreen.self, policies: .base) { host in
      let ink = host.item("Ink")
      try ink.select()
      try #expect(ink.isSelected)
      try ink.deselect()
      try #expect(!ink.isSelected)
    }
    try #expect(
      heard {
        try $0.item("Ink").tap()
        try $0.item("Ink").deselect()
      } == "selected Ink")
    try #expect(
      heard {
        try $0.item("Map").swipe(.right)
        try $0.item("Map").swipeAction("Pin").tap()
      } == "pinned Map")
    try #expect(
      heard {
        try $0.item("Map").swipe(.leading)
        try $0.closeActions()
      } == "nothing")
    try #expect(heard { try $0.item("Pen").longPress() } == "nothing")
  }

  @Test("what lies in a row: buttons, sliders, what scrolls")
  func elements() throws {
    try #expect(heard { try $0.item("Pen").button("Kind").tap() } == "touched Pen")
    try #expect(heard { try $0.item("Pen").element("Kind").doubleTap() } == "touched Pen")
    try #expect(heard { try $0.item("Pen").button("Kind").pressAndDragOff() } == "nothing")
    try #expect(heard { try $0.item("Pen").button("Kind").longPress() } == "nothing")
    try #expect(heard { try $0.item("Pen").pick("75 %") } == "set 75 Pen")
    try withHost(DeskScreen.self, policies: .base) { host in
      let pen = host.item("Pen")
      try #expect(pen.button("Kind").exists && pen.button("Kind").isEnabled)
      try #expect(!pen.button("Cruel").exists)
      try #expect(pen.texts.contains("Page 0"))
      try pen.scrollInside(by: 120)
      try #expect(!pen.texts.contains("Page 0"))
      try #expect(pen.height > 40 && pen.width > 300 && pen.images.isEmpty)
      let value = try pen.value
      #expect(value.flatMap(Double.init) == 0)
      try #expect(!pen.isHighlighted)
      let error = #expect(throws: HostError.self) { try host.item("Pen").swipeAction("Pin").tap() }
      #expect(
        error?.description
          == "item \"Pen\" shows no swipe action \"Pin\"; it shows none. Swipe the item before tapping one of its actions")
    }
  }

  @Test("menus and alerts are opened, read, filled in and answered")
  func menus() throws {
    try withHost(DeskScreen.self, policies: .base) { host in
      let pen = host.item("Pen")
      try pen.menu().open()
      #expect(host.menu == ["Rename", "More › Copy"])
      try host.closeMenu()
      #expect(host.menu == nil && host.alert == nil)
      try pen.menu().choose("More", "Copy")
      try #expect(host.item(id: "last").texts.last == "copied Pen")
      try pen.menu().open()
      try host.chooseMenuItem("Rename")
      #expect(host.alert?.title == "Rename Pen" && host.alert?.fields == ["Name"])
      try host.typeInAlert("Quill", into: .placeholder("Name"))
      try host.tapAlert("Save")
      #expect(host.alert == nil)
      try #expect(host.item("Quill").exists)
      try host.undo()
      try #expect(host.item(id: "Pen").isVisible)
      try host.redo()
      try #expect(host.item(id: "Quill").isVisible)
    }
  }

  @Test("rows are carried: in edit mode, lifted, to another place, onto a row, away")
  func carrying() throws {
    let moved = try heard {
      try $0.setEditing(true)
      try $0.item("Pen").reorder(.after, $0.item("Map"))
      try $0.setEditing(false)
      #expect($0.itemIDs == ["last", "Ink", "Map", "Pen", "Key", "Coin"])
    }
    #expect(moved == "nothing")
    try #expect(heard { try $0.item("Pen").drag(.after, $0.item("Key")) }?.hasPrefix("dropped Pen at ") == true)
    try #expect(heard { try $0.item("Pen").drag(onto: $0.item("Key")) } == "dropped Pen at Key")
    try #expect(heard { try $0.item("Pen").dragOut() } == "put back")
    try #expect(
      heard {
        try $0.item("Pen").lift()
        try $0.drop(.outside)
      } == "put back")
    try #expect(heard { try $0.dropFromOtherApp("Stamp", .onto(.showing("Key"))) } == "took Stamp at Key")
  }

  @Test("views beside the rows are lifted, and get the focus of a keyboard")
  func views() throws {
    func heard(_ script: (CellHost) throws -> Void) throws -> String? {
      try withHost(TrayScreen.self, traits: HostTraits(device: .iPad), policies: .base) { host in
        try script(host)
        return try host.item(id: "last").texts.last
      }
    }
    try #expect(
      heard {
        try $0.liftView("Tray")
        try $0.drop(.onto(.showing("Row 2")))
      } == "dropped at 2")
    try #expect(
      heard {
        try $0.focusView("Empty")
        try $0.press(keys: "return")
      } == "emptied")
  }

  @Test("several rows are chosen with two fingers")
  func across() throws {
    try withHost(DeskScreen.self, policies: .base) { host in
      try host.item("Pen").selectAcross(to: host.item("Map"))
      let selected = try host.visibleItems.filter { try $0.isSelected }.map { try $0.id }
      #expect(selected.count >= 2)
    }
  }

  @Test("what is beside the rows, and the device")
  func beside() throws {
    try #expect(heard { try $0.tapOutside("Sort") } == "sorted")
    try #expect(heard { try $0.search("ink") } == "searched ink")
    try #expect(heard { try $0.press(keys: "n") } == "new")
    try #expect(heard { try $0.shake() } == "shaken")
    try #expect(
      heard {
        try $0.press(keys: "h")
        try $0.pullDownSheet()
      } == "closed")
    try #expect(heard { try $0.pullToRefresh() } == "refreshed")
    try #expect(heard { try $0.rotate(to: .landscape) } == "wide")
    try #expect(heard { try $0.enterBackground() } == "left")
    try #expect(
      heard {
        try $0.enterBackground()
        try $0.enterForeground()
      } == "came back")
    try #expect(heard { try $0.simulateMemoryWarning() } == "short of memory")
    try #expect(heard { try $0.change(.dark(true)) } == "dark")
    try #expect(
      heard {
        try $0.copyInOtherApp("a word")
        try $0.press(keys: "command+v")
      } == "pasted a word")
    try withHost(DeskScreen.self, policies: .base) { host in
      try host.hurry(seconds: 2)
      try host.wait(seconds: 1)
      // All rows are visible.
      #expect(throws: HostError.self) { try host.flickAndStop(by: 10) }
      try host.scrollToEnd()
      try host.scrollToTop()
      try host.cycleCellStates()
      try #expect(host.visibleItems.map { try $0.id } == ["last", "Pen", "Ink", "Map", "Key", "Coin"])
      #expect((host.trace.steps.last?.time ?? 0) >= 2)
    }
  }
}
