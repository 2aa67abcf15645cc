import CellTrace
import Foundation
import Testing

@Suite struct InteractionTests {
  private static let item = ItemLocator.resolved(ItemID(key: "A"))
  private static let other = ItemLocator.showing("B \"b\"")

  /// Every kind once, with every place a value can stand.
  static let all: [Interaction] =
    [
      .open, .scrollTo(item), .scrollBy(-40.5), .scrollToTop, .scrollToEnd, .tap(other), .tap(item, .path("Cell/UILabel[1]")),
      .select(.identity("A")), .deselect(item), .swipe(item, .leading), .tapAction("Delete"), .closeActions,
      .type("é\n", item, .showing("Name"), clearing: true), .toggle(item), .toggle(item, .showing("On"), to: false),
      .longPress(item), .openMenu(item, .path("Cell")), .chooseMenuItem(["Move", "Inbox"]), .closeMenu, .tapAlert("OK"),
      .typeInAlert("x"), .typeInAlert("x", .placeholder("Name"), clearing: true), .reorder(item, .after, other),
      .selectAcross(item, to: other),
      .drag(item, .before(other)), .drag(item, .after(other)), .drag(item, .onto(other)), .drag(item, .outside),
      .pullToRefresh, .rotate(.landscape), .enterBackground, .enterForeground, .simulateMemoryWarning, .mutate("m"), .wait(0.25),
      .setEditing(true), .cycleCellStates, .setState(nil, [.selected], false), .refreshVisibleCells, .rebuildVisibleCells,
      .changeTrait(.dark(true)), .changeTrait(.rightToLeft(true)), .changeTrait(.boldText(false)),
      .changeTrait(.highContrast(true)),
    ] + PreferredTextSize.allCases.map { .changeTrait(.textSize($0)) }

  @Test("Every interaction read back is the one that was written", arguments: all)
  func roundTrip(_ interaction: Interaction) throws {
    let data = try JSONEncoder().encode(interaction)
    #expect(try JSONDecoder().decode(Interaction.self, from: data) == interaction)
  }

  @Test("Only scrolls leave the data alone and only reference runs configure cells by themselves")
  func kinds() {
    #expect(
      Self.all.filter(\.isScroll) == [.scrollTo(Self.item), .scrollBy(-40.5), .scrollToTop, .scrollToEnd])
    #expect(Self.all.filter(\.isReferenceOnly) == [.refreshVisibleCells, .rebuildVisibleCells])
  }
}
