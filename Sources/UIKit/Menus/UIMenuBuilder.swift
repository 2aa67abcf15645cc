import Foundation

/// Changes the app's menus. No bar shows them here; the keys of their commands work (KEY-04).
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  var system: UIMenuSystem { get }
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func action(for identifier: UIAction.Identifier) -> UIAction?
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// Which menus are built: those of the app, or those of a place on screen.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  public class var main: UIMenuSystem { UIKitRunState.current.mainMenu.system }
  public class var context: UIMenuSystem { UIKitRunState.current.contextMenuSystem }
  /// The app's menus are built anew before they are used again.
  open func setNeedsRebuild() { UIKitRunState.current.mainMenu.forget(self) }
  /// Nothing to do: commands are validated whenever their keys are pressed.
  open func setNeedsRevalidate() {}
}

extension UIMenu.Identifier {
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  public static let help = UIMenu.Identifier("com.apple.menu.help")
}
