import CellTrace
import Foundation
import Testing

@Suite struct InteractionTests {
  private static let item = ItemLocator.resolved(ItemID(key: "A"))
  private static let other = ItemLocator.showing("B \"b\"")

  /// Every kind once, with every place a value can stand.
  static let all: [Interaction] =
    [
      .open, .scrollTo(item), .scrollBy(-40.5), .scrollToTop, .scrollToEnd, .flickAndStop(300), .tap(other),
      .tap(item, .path("Cell/UILabel[1]")),
      .doubleTap(other), .doubleTap(item, .path("Cell")), .select(.identity("A")), .deselect(item), .swipe(item, .leading),
      .tapAction("Delete"), .closeActions,
      .type("é\n", item, .showing("Name"), clearing: true), .toggle(item), .toggle(item, .showing("On"), to: false),
      .pick("Red", item), .pick("2026-03-14", other, .path("Cell")), .scrollInside(item, by: 40.5),
      .scrollInside(other, .showing("Go"), by: -40), .scrollView("Seal", by: -40.5), .longPress(item), .pressAndDragOff(item),
      .pressAndDragOff(other, .showing("Go")), .openMenu(item, .path("Cell")),
      .chooseMenuItem(["Move", "Inbox"]), .closeMenu, .tapAlert("OK"),
      .typeInAlert("x"), .typeInAlert("x", .placeholder("Name"), clearing: true), .reorder(item, .after, other),
      .selectAcross(item, to: other),
      .drag(item, .before(other)), .drag(item, .after(other)), .drag(item, .onto(other)), .drag(item, .outside),
      .drag(item, .view("Bin")), .lift(item), .drop(.before(other)), .drop(.outside), .drop(.otherApp), .liftView("Tray"),
      .dropFromOtherApp("é", .after(item)),
      .copyInOtherApp("text"), .pressKeys("command+z"), .focus(item), .focusView("Seal"), .undo, .redo, .shake, .pullDownSheet,
      .pullToRefresh, .rotate(.landscape), .enterBackground, .enterForeground, .simulateMemoryWarning, .mutate("m"), .wait(0.25),
      .hurry(), .hurry(0.1),
      .setEditing(true), .cycleCellStates, .setState(nil, [.selected], false), .refreshVisibleCells, .rebuildVisibleCells,
      .coverScreen, .uncoverScreen,
      .changeTrait(.dark(true)), .changeTrait(.rightToLeft(true)), .changeTrait(.boldText(false)),
      .changeTrait(.highContrast(true)),
    ] + PreferredTextSize.allCases.map { .changeTrait(.textSize($0)) }

  @Test("Every interaction read back is the one that was written", arguments: all)
  func roundTrip(_ interaction: Interaction) throws {
    let data = try JSONEncoder().encode(interaction)
    #expect(try JSONDecoder().decode(Interaction.self, from: data) == interaction)
  }

  @Test("The described name is the one that the wire format writes", arguments: all)
  func names(_ interaction: Interaction) throws {
    let written = try JSONSerialization.jsonObject(with: JSONEncoder().encode(interaction)) as? [String: Any]
    #expect(written?.keys.map { $0 } == [interaction.facts.name])
  }

  @Test("Only scrolls leave the data alone and only reference runs configure cells by themselves")
  func roles() {
    #expect(
      Self.all.filter(\.isScroll) == [
        .scrollTo(Self.item), .scrollBy(-40.5), .scrollToTop, .scrollToEnd, .flickAndStop(300),
        .scrollInside(Self.item, by: 40.5), .scrollInside(Self.other, .showing("Go"), by: -40), .scrollView("Seal", by: -40.5),
      ])
    #expect(
      Self.all.filter { $0.facts.role == .referenceOnly } == [
        .refreshVisibleCells, .rebuildVisibleCells, .coverScreen, .uncoverScreen,
      ])
    #expect(
      Self.all.filter { $0.facts.choice != nil }.map(\.facts.choice) == ["Delete", "Inbox", "OK"])
  }

  @Test("Every item that is named is replaced, and with it the element in it; all else stays")
  func mapping() {
    let replaced = Interaction.drag(Self.item, .onto(Self.other)).mapItems { _ in .identity("new") }
    #expect(replaced == .drag(.identity("new"), .onto(.identity("new"))))
    let typed = Interaction.type("t", Self.item, .showing("Name"), clearing: true)
    var asked: [ItemLocator] = []
    let resolved = typed.mapItems({ _ in .identity("new") }) { _, item in
      asked.append(item)
      return .path("p")
    }
    #expect(resolved == .type("t", .identity("new"), .path("p"), clearing: true))
    #expect(asked == [Self.item])
    for interaction in Self.all {
      #expect(interaction.mapItems { $0 } == interaction)
      let isChanged = interaction.mapItems { _ in .identity("new") } != interaction
      #expect(isChanged == !interaction.items.isEmpty, "\(interaction)")
    }
  }

  @Test("What an interaction is done to is the first item it names")
  func targets() {
    #expect(Interaction.reorder(Self.item, .after, Self.other).items == [Self.item, Self.other])
    #expect(Interaction.reorder(Self.item, .after, Self.other).target == ItemID(key: "A"))
    #expect(Interaction.reorder(Self.other, .after, Self.item).target == nil)
    #expect(Interaction.setState(nil, .selected, true).items == [])
    #expect(Interaction.tap(Self.item, .path("Cell/UILabel[1]")).element == .path("Cell/UILabel[1]"))
    #expect(Interaction.tap(Self.item).element == nil)
  }
}
