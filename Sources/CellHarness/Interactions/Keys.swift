import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

/// Keys of a keyboard, held together.
struct PressKeys: Performer {
  var keys: String

  func title(_ names: StepNames) -> String { "press \(keys)" }

  func perform(on screen: ScreenUnderTest) throws {
    try screen.requireReachable()
    guard let stroke = KeyStroke(keys) else { throw StepFailure.noSuchKeys(keys) }
    if KeyDriver.press(stroke, in: screen.window) == .nothing {
      throw StepFailure.keysDoNothing(keys, offered: KeyDriver.offered(in: screen.window))
    }
  }
}

/// The keys of a keyboard move the focus to the item.
struct FocusItem: Performer {
  var item: ItemLocator

  func title(_ names: StepNames) -> String { "move the focus to \(names.item(item))" }

  func perform(on screen: ScreenUnderTest) throws {
    try screen.requireReachable()
    let (located, _) = try screen.items.locateVisible(item)
    guard FocusDriver.isThere else { throw StepFailure.notFocusable(item: located.name, reason: StepFailure.noFocus) }
    guard located.list.focus(located.slot) else {
      throw StepFailure.notFocusable(item: located.name, reason: StepFailure.focusRefused)
    }
  }
}

/// The keys of a keyboard move the focus to a view beside the items.
struct FocusView: Performer {
  var text: String

  func title(_ names: StepNames) -> String { "move the focus to the view \"\(text)\"" }

  func perform(on screen: ScreenUnderTest) throws {
    try screen.requireReachable()
    guard FocusDriver.isThere else { throw StepFailure.viewRefusesFocus(text, reason: StepFailure.noFocus) }
    let view = try screen.focusableView(showing: text)
    guard FocusDriver.move(to: view, in: screen.window) else {
      throw StepFailure.viewRefusesFocus(text, reason: StepFailure.focusUnwanted)
    }
  }
}

extension StepFailure {
  static func noSuchKeys(_ keys: String) -> StepFailure {
    StepFailure(
      "\"\(keys)\" names no keys. Write the keys that are held before the last one, as in command+shift+z; keys without a letter are "
        + "up, down, left, right, return, escape, delete, space, tab, home, end, pageup, pagedown")
  }

  static func keysDoNothing(_ keys: String, offered: [String]) -> StepFailure {
    StepFailure(
      "\(keys) does nothing on this screen"
        + (offered.isEmpty ? ", which has no key commands" : "; its key commands are \(quoted(offered))")
        + ". Key commands count along the responder chain: a controller takes part if it can become first responder")
  }

  static func notFocusable(item: String, reason: String) -> StepFailure {
    StepFailure("item \(item) can't have the focus: \(reason)")
  }

  static func viewNotFocusable(_ text: String, offered: [String]) -> StepFailure {
    viewRefusesFocus(
      text,
      reason: "neither it nor a view around it has canBecomeFocused"
        + (offered.isEmpty ? ", and no other view beside the items has" : "; views that have are \(quoted(offered))"))
  }

  static func viewRefusesFocus(_ text: String, reason: String) -> StepFailure {
    StepFailure("the view \"\(text)\" can't have the focus: \(reason)")
  }

  static let focusUnwanted = "something around it, or around what has the focus, does not allow it. Check shouldUpdateFocus(in:)"
  static let noFocus = "the device has none. Run the script on a tablet (HostTraits with the device iPad)"
  static let focusRefused = "its list does not allow it. Check allowsFocus, canFocusItemAt and shouldUpdateFocusIn"
}
