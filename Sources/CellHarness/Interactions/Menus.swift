import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

/// The finger stays until a menu opens: at once on a button that shows its menu when touched, else after a long press. A text that no item
/// shows may name a button of a bar, or another control beside the items.
struct OpenMenu: Touch {
  var item: ItemLocator
  var element: ElementLocator?

  func resolved(_ interaction: CellInteraction, on screen: ScreenUnderTest) throws -> CellInteraction {
    if element == nil, ControlFinder(screen: screen).menu(item) != nil { return interaction }
    return try resolvedItems(interaction, on: screen)
  }

  func title(_ names: StepNames) -> String { "open the menu of \(names.place(item, element))" }

  func perform(on screen: ScreenUnderTest) throws {
    guard element == nil, let source = ControlFinder(screen: screen).menu(item) else {
      let located = try screen.items.locate(item)
      return try hold(at: try screen.items.touchPoint(item, element), on: screen, located.name)
    }
    switch source {
    case .bar(let isEnabled, let open):
      guard isEnabled else { throw StepFailure.barButtonDisabled(item.quotedText) }
      open()
      if screen.menu == nil { throw StepFailure.noMenu(item: item.quotedText) }
    case .content(let point): try hold(at: point, on: screen, item.quotedText)
    }
  }

  private func hold(at point: CGPoint, on screen: ScreenUnderTest, _ name: String) throws {
    TouchDriver.touchDown(at: point, in: screen.window)
    if screen.menu == nil { HostLoop.advance(by: Finger.pressDuration) }
    guard screen.menu != nil else {
      // The finger moves away before it is lifted, or the press would count as a tap.
      TouchDriver.touchCancelled()
      throw StepFailure.noMenu(item: name)
    }
    TouchDriver.touchUp()
  }
}

/// A tap on an entry of the open menu: its title, after the titles of the menus it stands in.
struct ChooseMenuItem: Performer {
  var path: [String]

  private var words: String { path.joined(separator: " › ") }

  func title(_ names: StepNames) -> String { "choose \"\(words)\" in the menu" + names.of(names.screen.menu?.item) }

  func perform(on screen: ScreenUnderTest) throws {
    guard let menu = screen.menu else { throw StepFailure.noOpenMenu }
    switch screen.onBehalf(of: menu.item, { menu.choose(path) }) {
    case .chosen: return
    case .disabled: throw StepFailure.menuItemDisabled(words)
    case .missing: throw StepFailure.noSuchMenuItem(words, offered: menu.titles)
    }
  }
}

/// A tap beside the open menu, which closes it.
struct CloseMenu: Performer {
  func title(_ names: StepNames) -> String { "close the menu" }

  func perform(on screen: ScreenUnderTest) throws {
    guard let menu = screen.menu else { throw StepFailure.noOpenMenu }
    menu.close()
  }
}

extension StepFailure {
  static func noMenu(item: String) -> StepFailure {
    StepFailure(
      "item \(item) opens no menu. Check that the list's delegate, or a view in the item, returns a menu with entries for it")
  }

  static let noOpenMenu = StepFailure("no menu is open. Open one on an item before choosing an entry")

  static func noSuchMenuItem(_ wanted: String, offered: [String]) -> StepFailure {
    StepFailure(
      "the open menu has no entry \"\(wanted)\"; it offers \(quoted(offered)). Use one of these, with the titles of the menus it "
        + "stands in before it")
  }

  static func menuItemDisabled(_ title: String) -> StepFailure {
    StepFailure("the menu's entry \"\(title)\" is disabled. Bring the screen into a state in which it can be chosen")
  }
}
