/// The entries of a menu that a long press opens, by their older form.
nonisolated public struct ContextMenu<MenuItems> where MenuItems: View {
  let items: MenuItems
  /// Creates a menu.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

nonisolated extension View {
  /// Adds a menu that a long press opens, if there is one.
  @ViewBuilder public func contextMenu<MenuItems>(_ contextMenu: ContextMenu<MenuItems>?) -> some View where MenuItems: View {
    if let contextMenu {
      modifier(ContextMenuModifier(items: contextMenu.items))
    } else {
      self
    }
  }
}
