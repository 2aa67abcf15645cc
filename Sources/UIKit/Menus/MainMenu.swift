import Foundation

/// The app's menus, as the app and its delegate build them when they are first asked for (KEY-04).
@MainActor final class MainMenu {
  let system = UIMenuSystem()
  private var root: UIMenu?

  /// The key commands in the menus, in their order.
  static var commands: [UIKeyCommand] { UIKitRunState.current.mainMenu.built.keyCommands }

  func forget(_ system: UIMenuSystem) { if system === self.system { root = nil } }

  private var built: UIMenu {
    if let root { return root }
    let builder = MenuBuilder(system)
    let application = UIApplication.shared
    application.buildMenu(with: builder)
    // The delegate comes after the app in the chain, if it is a responder.
    (application.delegate as? UIResponder)?.buildMenu(with: builder)
    root = builder.root
    return builder.root
  }
}

extension UIMenu {
  fileprivate var keyCommands: [UIKeyCommand] {
    children.flatMap { child in (child as? UIMenu)?.keyCommands ?? (child as? UIKeyCommand).map { [$0] } ?? [] }
  }
}

/// Menus that are being built. They begin with those that every app has, without the system's own commands in them.
@MainActor private final class MenuBuilder: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(_ system: UIMenuSystem) {
    self.system = system
    let standard: [UIMenu.Identifier] = [.application, .file, .edit, .format, .view, .window, .help]
    root = UIMenu(identifier: .root, children: standard.map { UIMenu(identifier: $0, children: Self.parts(of: $0)) })
  }

  private static func parts(of menu: UIMenu.Identifier) -> [UIMenu] {
    let parts: [UIMenu.Identifier]
    switch menu {
    case .application: parts = [.about, .preferences, .services]
    case .file: parts = [.newScene, .openRecent, .close, .print]
    case .edit: parts = [.undoRedo, .standardEdit, .find, .replace, .share, .lookup, .learn, .spelling, .substitutions]
    case .format: parts = [.font, .textStyle]
    case .view: parts = [.toolbar, .sidebar, .fullscreen]
    case _: parts = []
    }
    return parts.map { UIMenu(identifier: $0, options: .displayInline) }
  }

  // MARK: Looking up

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    all.lazy.compactMap { $0 as? UIMenu }.first { $0.identifier == identifier }
  }
  func action(for identifier: UIAction.Identifier) -> UIAction? {
    all.lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
  }
  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    let wanted = propertyList as? NSObject
    return all.lazy.compactMap { $0 as? UICommand }.first { command in
      command.action == action && (command.propertyList as? NSObject) == wanted
    }
  }

  /// Every element, the menus themselves before what is in them.
  private var all: [UIMenuElement] {
    func elements(of menu: UIMenu) -> [UIMenuElement] {
      [menu] + menu.children.flatMap { child in (child as? UIMenu).map(elements) ?? [child] }
    }
    return elements(of: root)
  }

  // MARK: Changing

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(around: replacedIdentifier) { _ in [replacementMenu] }
  }
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    guard let parent = menu(for: parentIdentifier) else { return }
    parent.children = childrenBlock(parent.children)
  }
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(around: siblingIdentifier) { [siblingMenu, $0] }
  }
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(around: siblingIdentifier) { [$0, siblingMenu] }
  }
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }
  func remove(menu removedIdentifier: UIMenu.Identifier) { change(around: removedIdentifier) { _ in [] } }

  /// Puts something else where a menu stands among its siblings; nothing if it stands nowhere.
  private func change(around identifier: UIMenu.Identifier, _ body: (UIMenu) -> [UIMenuElement]) {
    func visit(_ menu: UIMenu) {
      menu.children = menu.children.flatMap { child -> [UIMenuElement] in
        guard let inner = child as? UIMenu else { return [child] }
        if inner.identifier == identifier { return body(inner) }
        visit(inner)
        return [inner]
      }
    }
    visit(root)
  }
}
