import CellTrace
import Foundation
import HeadlessCore

/// What a press offers, before it is shown.
struct MenuOffer {
  var configuration: UIContextMenuConfiguration
  /// For which item, and in which state of its list.
  var subject: Acting?
  var willDisplay: (MenuAnimator) -> Void = { _ in }
  /// What else happens with a chosen entry: a pop-up button takes its title.
  var onChoice: (UIMenuElement) -> Void = { _ in }
  var willEnd: (MenuAnimator) -> Void = { _ in }
}

/// A menu on screen: takes every touch until an entry is chosen or it is closed.
@_spi(CellHarness) @MainActor public final class MenuSession {
  private(set) var menu: UIMenu
  private let subject: Acting?
  private let offer: MenuOffer
  private let preview: UIViewController?
  private weak var source: UIView?
  private weak var window: UIWindow?
  /// Entries of deferred elements, as far as they have come.
  private var deferred: [ObjectIdentifier: [UIMenuElement]] = [:]

  private init(
    _ menu: UIMenu, _ subject: Acting?, _ offer: MenuOffer, preview: UIViewController?, from source: UIView
  ) {
    self.menu = menu
    self.subject = subject
    self.offer = offer
    self.preview = preview
    self.source = source
    window = source.window
  }

  /// The menu that is open in a window.
  package static func current(in window: UIWindow) -> MenuSession? { window.openMenu }

  /// The item it was opened for, if it was opened in a list.
  package var item: ItemID? { subject?.item }

  // MARK: Opening

  /// Shows what a context menu offers. Nil if that is nothing: the effect begins and is taken back (MENU-01).
  static func open(_ offer: MenuOffer, from source: UIView) -> MenuSession? {
    // MENU-03: the closures run now, not when the configuration was made.
    let preview = offer.configuration.previewProvider?()
    preview?.loadViewIfNeeded()
    let menu = offer.configuration.actionProvider?([]) ?? UIMenu()
    guard preview != nil || !menu.children.isEmpty else { return nil }
    let session = MenuSession(menu, offer.subject, offer, preview: preview, from: source)
    session.appear()
    return session
  }

  /// Shows a menu that stands by itself: a button's.
  @discardableResult
  package static func open(
    _ menu: UIMenu, from source: UIView, onChoice: @escaping (UIMenuElement) -> Void = { _ in }
  ) -> MenuSession? {
    guard !menu.children.isEmpty else { return nil }
    let offer = MenuOffer(configuration: UIContextMenuConfiguration(), subject: Acting.on(source), onChoice: onChoice)
    let session = MenuSession(menu, offer.subject, offer, preview: nil, from: source)
    session.appear()
    return session
  }

  private func appear() {
    window?.openMenu?.close()
    guard let window else { return }
    window.openMenu = self
    let animator = MenuAnimator(preview: preview)
    offer.willDisplay(animator)
    animator.run("a menu that appears")
    load(menu.children)
    post()
  }

  private func load(_ elements: [UIMenuElement]) {
    for element in elements {
      if let menu = element as? UIMenu { load(menu.children) }
      guard let element = element as? UIDeferredMenuElement else { continue }
      var isLate = false
      element.load { [weak self] elements in
        guard let self else { return }
        self.deferred[ObjectIdentifier(element)] = elements
        self.load(elements)
        if isLate { self.post() }
      }
      isLate = true
    }
  }

  func replaceMenu(_ menu: UIMenu) {
    self.menu = menu
    load(menu.children)
    post()
  }

  private func post() {
    Probe.post(.menuOpened(item, titles: titles, generation: subject?.offered ?? 0))
  }

  // MARK: Entries

  /// Titles of what can be chosen; those in submenus after their menu's title.
  package var titles: [String] { paths.map { $0.joined(separator: " › ") } }

  /// What can be chosen: its title, after the titles of the submenus it stands in.
  package var paths: [[String]] { entries.map(\.path) }

  private struct Entry {
    var path: [String]
    var element: UIMenuElement
  }

  private var entries: [Entry] { entries(of: menu.children, under: []) }

  private func entries(of elements: [UIMenuElement], under path: [String]) -> [Entry] {
    elements.flatMap { element -> [Entry] in
      if let menu = element as? UIMenu {
        return entries(
          of: menu.children, under: menu.options.contains(.displayInline) || menu.title.isEmpty ? path : path + [menu.title])
      }
      if element is UIDeferredMenuElement { return entries(of: deferred[ObjectIdentifier(element)] ?? [], under: path) }
      if element.leafAttributes.contains(.hidden) { return [] }
      let title = element.title.isEmpty ? element.image.map { "\($0)" } ?? "" : element.title
      return [Entry(path: path + [title], element: element)]
    }
  }

  // MARK: Choosing

  /// What came of a tap on an entry.
  package enum Choice {
    case chosen, disabled, missing
  }

  /// A tap on an entry: the menu goes, then the entry's closure runs.
  package func choose(_ path: [String]) -> Choice {
    guard let entry = entries.first(where: { $0.path == path }) else { return .missing }
    let element = entry.element
    guard !element.leafAttributes.contains(.disabled) else { return .disabled }
    let title = path.last ?? ""
    if !element.leafAttributes.contains(.keepsMenuPresented) { end(chosen: title) }
    Acting.with(subject) { perform(element, title) }
    return .chosen
  }

  private func perform(_ element: UIMenuElement, _ title: String) {
    if let subject {
      let action = element as? UIAction
      Probe.post(
        .actionFired(
          subject.item, title: title, origin: action?.origin, offered: subject.offered, generation: subject.generationNow))
    } else {
      Probe.post(.controlFired(nil, path: source?.pathName ?? "UIMenu", control: title))
    }
    select(element, in: menu)
    offer.onChoice(element)
    if let action = element as? UIAction { action.perform(sender: source) }
    if let command = element as? UICommand {
      UIApplication.shared.sendAction(command.action, to: nil, from: command, for: nil)
    }
  }

  /// Of entries of which one is on, the chosen one is.
  private func select(_ element: UIMenuElement, in menu: UIMenu) {
    guard menu.options.contains(.singleSelection) else {
      for case let inner as UIMenu in menu.children { select(element, in: inner) }
      return
    }
    let actions = entries(of: menu.children, under: []).compactMap { $0.element as? UIAction }
    guard actions.contains(where: { $0 === element }) else { return }
    for action in actions { action.state = action === element ? .on : .off }
  }

  /// A tap beside the menu.
  package func close() { end(chosen: nil) }

  private func end(chosen: String?) {
    guard let window, window.openMenu === self else { return }
    window.openMenu = nil
    Probe.post(.menuClosed(item, chosen: chosen))
    let animator = MenuAnimator(preview: preview)
    offer.willEnd(animator)
    animator.run("a menu that goes")
  }
}

extension UIMenuElement {
  /// Attributes of what can be chosen; menus have none.
  fileprivate var leafAttributes: UIMenuElement.Attributes {
    (self as? UIAction)?.attributes ?? (self as? UICommand)?.attributes ?? []
  }
}
