@_spi(CellHarness) import UIKit

/// Menus of hosted content as menus of UIKit's.
@MainActor enum HostedMenu {
  /// The menu of entries.
  static func menu(_ entries: [MenuEntry]) -> UIMenu { UIMenu(children: entries.map(element)) }

  private static func element(_ entry: MenuEntry) -> UIMenuElement {
    let image = entry.image.flatMap { UIImage(systemName: $0) }
    switch entry.kind {
    case .action(let act):
      var attributes: UIMenuElement.Attributes = []
      if entry.role == .destructive { attributes.insert(.destructive) }
      if !entry.isEnabled { attributes.insert(.disabled) }
      let action = UIAction(
        title: entry.title, image: image, attributes: attributes, state: entry.isOn == true ? .on : .off
      ) { _ in act() }
      action.origin = entry.origin
      return action
    case .submenu(let inner):
      return UIMenu(
        title: entry.title, image: image, options: entry.isChoice ? [.singleSelection] : [], children: inner.map(element))
    case .group(let inner):
      return UIMenu(
        title: entry.title, options: entry.isChoice ? [.displayInline, .singleSelection] : .displayInline,
        children: inner.map(element))
    case .palette(let inner):
      return UIMenu(
        title: entry.title, options: [.displayInline, .displayAsPalette, .singleSelection], children: inner.map(element))
    }
  }

  /// Opens a menu at a view. False if it has no entries.
  static func open(_ menu: UIMenu, from view: UIView) -> Bool { MenuSession.open(menu, from: view) != nil }
}
