import CellTrace
import HeadlessCore
@_spi(CellHarness) import SwiftUI
@_spi(CellHarness) import UIKit

/// What a finger can use on the screen in front besides rows and bar buttons: controls around lists, fields, tabs, and the button
/// that leads back. Each has a name of its own.
@MainActor struct ScreenControls {
  /// Something outside of rows.
  struct Control {
    /// What a person calls it: its text, its label or its prompt, else its kind; the second of a name is numbered.
    var name: String
    /// What a field is called where rows show its prompt, too: its kind.
    var kind: String?
    /// How it is used.
    var use: Use
    /// What a field wants to be filled with.
    var purpose = FieldPurpose.unknown

    /// Where a finger touches it; nil for what stands in a bar.
    var touchPoint: CGPoint? {
      switch use {
      case .touch(let point), .keys(let point): point
      case .barKeys, .bar: nil
      }
    }
  }

  /// How a control is used.
  enum Use {
    /// A touch there, in the window.
    case touch(CGPoint)
    /// Keys, after a touch there.
    case keys(CGPoint)
    /// Keys into the field of a bar.
    case barKeys(UITextField)
    /// A button of a bar.
    case bar(@MainActor () -> Void)

    /// True for what is typed into.
    var isField: Bool {
      switch self {
      case .keys, .barKeys: true
      case .touch, .bar: false
      }
    }
  }

  /// All of them, in a fixed order.
  let all: [Control]
  /// What a person may call some of them besides, and what has no consequence now.
  private let others: [Control]

  /// Those of the controller in front.
  init(of controller: UIViewController, in window: UIWindow) {
    var reader = Reader(window: window, front: controller)
    reader.readBars(of: controller)
    for view in BarProbe.customViews(of: controller) { reader.read(view) }
    for view in Self.read(controller) { reader.read(view) }
    // The buttons of bars come first: what ends a search may be called as a button of the bar is. A field may have that name, too: it is
    // used in another way.
    var names = NumberedNames()
    _ = BarButton.all(of: controller, &names)
    all = reader.found.map { control in
      Control(
        name: names.next(control.name, role: control.use.isField ? "field" : "control"),
        kind: control.kind.map { names.next($0, role: "kind") }, use: control.use, purpose: control.purpose)
    }
    others = reader.others
  }

  /// What is read of a controller: of an alert what the app put into it, without the alert's own fields.
  private static func read(_ controller: UIViewController) -> [UIView] {
    guard let alert = controller as? UIAlertController else { return [controller.view] }
    return alert.view.subviews.filter { view in !(alert.textFields ?? []).contains { $0 === view } }
  }

  /// The control that is called so, or the field.
  subscript(name: String, isField isField: Bool) -> Control? {
    let fitting = all.filter { $0.use.isField == isField }
    return fitting.first { $0.name == name } ?? fitting.first { $0.kind == name }
      ?? others.first { $0.use.isField == isField && $0.name == name }
  }
}

/// Walks through the views of a screen.
@MainActor private struct Reader {
  let window: UIWindow
  let front: UIViewController
  var found: [ScreenControls.Control] = []
  var others: [ScreenControls.Control] = []

  // MARK: Bars

  mutating func readBars(of controller: UIViewController) {
    if let search = controller.navigationItem.searchController {
      let field = search.searchBar.searchTextField
      let prompt = field.placeholder.flatMap { $0.isEmpty ? nil : $0 } ?? "Search"
      found.append(.init(name: prompt, use: .barKeys(field), purpose: .search))
      readButtons(of: search.searchBar)
    }
    if let navigation = controller.navigationController, navigation.viewControllers.count > 1, !navigation.isNavigationBarHidden,
      !controller.navigationItem.hidesBackButton,
      controller.navigationItem.leftBarButtonItems?.isEmpty ?? true || controller.navigationItem.leftItemsSupplementBackButton
    {
      let own = controller.navigationItem.backAction
      let use = ScreenControls.Use.bar {
        if let own { BarProbe.perform(own) } else { navigation.popViewController(animated: true) }
      }
      add("Back", use)
      if let title = BarProbe.backTitle(of: controller) { others.append(.init(name: title, use: use)) }
    }
    guard let tabs = controller.tabBarController, !tabs.tabBar.isHidden, let pages = tabs.viewControllers else { return }
    for (index, page) in pages.enumerated() {
      let title = page.tabBarItem?.title ?? page.title ?? "Tab \(index + 1)"
      let use = ScreenControls.Use.bar { tabs.userChooses(index) }
      if tabs.userCanChoose(index) { add(title, use) } else { others.append(.init(name: title, use: use)) }
    }
  }

  /// The scopes of a search that are not chosen, and what ends it.
  private mutating func readButtons(of bar: UISearchBar) {
    for scope in bar.shownScopes where scope.index != bar.selectedScopeButtonIndex {
      add(scope.title, .bar { bar.userChoosesScope(scope.index) })
    }
    if bar.offersCancel { add("Cancel", .bar { bar.userCancels() }) }
  }

  // MARK: Content

  /// Rows are used as items, and bars by their buttons.
  mutating func read(_ view: UIView) {
    guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled, !isPartOfList(view) else { return }
    if let bar = view as? UINavigationBar { return readOwn(bar) }
    if let bar = view as? UISearchBar { readButtons(of: bar) }
    if let bar = view as? UITabBar { return read(bar) }
    if let bar = view as? UIToolbar { return read(bar.items ?? []) }
    let isText = (view as? UITextView)?.isEditable == true
    let takesTouches =
      view is UIControl || isText || HostedBars.isHosted(view) || isRecognizing(view) || PickDriver.isPicker(view)
    if takesTouches { describe(view) }
    if view is UIControl || isText { return }
    for child in view.subviews { read(child) }
  }

  /// A bar that the app put into a view of its own.
  private mutating func read(_ bar: UITabBar) {
    for (index, item) in (bar.items ?? []).enumerated() where item !== bar.selectedItem {
      add(item.title ?? "Tab \(index + 1)", .bar { bar.userChooses(item) })
    }
  }

  /// The bar of a stack is read with the controller on top of it; one that the app put into a view of its own shows its items.
  private mutating func readOwn(_ bar: UINavigationBar) {
    guard !(bar.superview?.next is UINavigationController), let item = bar.topItem else { return }
    read((item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []))
    for view in bar.subviews { read(view) }
  }

  /// A bar of buttons that the app put into a view of its own.
  private mutating func read(_ items: [UIBarButtonItem]) {
    for button in BarProbe.buttons(in: items) where button.item.isEnabled {
      add(button.title, .bar { [front] in BarProbe.tap(button.item, on: front) })
    }
  }

  private func isPartOfList(_ view: UIView) -> Bool {
    view is UITableViewCell || view is UITableViewHeaderFooterView || view is UICollectionReusableView
  }

  /// A scroll view's own recognizers are for scrolling.
  private func isRecognizing(_ view: UIView) -> Bool {
    !(view is UIScrollView) && (view.gestureRecognizers ?? []).contains { $0 is UITapGestureRecognizer && $0.isEnabled }
  }

  private mutating func describe(_ view: UIView) {
    var builder = AppearanceBuilder()
    view.describe(into: &builder)
    let elements = view is UIControl || view is UITextView ? Array(builder.elements.prefix(1)) : builder.elements
    for element in elements where element.isInteractive {
      add(
        element, called: name(of: element, in: builder.elements, view),
        or: ElementParts.spoken(element, among: builder.elements), in: view)
    }
  }

  private mutating func add(_ element: Element, called name: String, or spoken: [String], in view: UIView) {
    let frame = element.frame
    func point(_ across: Double) -> CGPoint? {
      let place = view.convert(CGPoint(x: frame.x + frame.width * across, y: frame.y + frame.height / 2), to: nil)
      return isReached(place, from: view) ? place : nil
    }
    guard let center = point(0.5), !(element.role == .view && isList(at: center)) else { return }
    if let segments = element["segments"]?.components(separatedBy: " | ") {
      for (index, title) in segments.enumerated() where !title.hasSuffix(" (disabled)") {
        guard let place = point((Double(index) + 0.5) / Double(segments.count)) else { continue }
        add(title.isEmpty ? name : title, .touch(place))
      }
      return
    }
    switch element.role {
    case .textField:
      found.append(
        .init(name: name, kind: kind(of: element), use: .keys(center), purpose: FieldPurpose(of: element, in: view)))
    case .stepper:
      if let less = point(0.25) { add("Decrement", .touch(less)) }
      if let more = point(0.75) { add("Increment", .touch(more)) }
    case .slider, .progress: return
    case .cell, .background, .text, .image, .button, .toggle, .accessory, .shape, .divider, .view:
      add(name, .touch(center))
      others += spoken.map { ScreenControls.Control(name: $0, use: .touch(center)) }
    }
  }

  /// True where a finger meets a list beside its rows. SwiftUI draws its lists with everything else, and they recognise scrolls: they are no
  /// controls that are called as the first text in them is.
  private func isList(at point: CGPoint) -> Bool {
    let hit = window.hitTest(point, with: nil)
    return hit is UITableView || hit is UICollectionView
  }

  /// True if a touch there is the view's and no row's.
  private func isReached(_ point: CGPoint, from view: UIView) -> Bool {
    var hit = window.hitTest(point, with: nil)
    while let present = hit {
      if isPartOfList(present) { return false }
      if present === view { return true }
      hit = present.superview
    }
    return false
  }

  /// Its own words, else those of what stands in it.
  private func name(of element: Element, in all: [Element], _ view: UIView) -> String {
    if element.role == .textField { return fieldName(element, view) }
    // What is picked is no name of what it is picked from.
    if PickDriver.isPicker(element) { return element["accessibilityLabel"] ?? "\(type(of: view))" }
    let parts = [element] + all.filter { $0.path.hasPrefix(element.path + "/") }
    // A person reads out words before symbols.
    for properties in [["text", "accessibilityLabel", "title"], ["image"]] {
      for part in parts {
        for property in properties { if let value = part[property], !value.isEmpty { return value } }
      }
    }
    // A switch is called by the label beside it.
    let labels = all.filter { $0.role == .text && !($0["text"] ?? "").isEmpty }
    if element.role == .toggle, let label = ElementNames.nearest(to: element, among: labels)?["text"] { return label }
    return kind(of: element)
  }

  /// What is typed into a field is no name of it, and hides its placeholder.
  private func fieldName(_ element: Element, _ view: UIView) -> String {
    let words = [element["accessibilityLabel"], (view as? UITextField)?.placeholder, element["placeholder"]].compactMap { $0 }
    return words.first { !$0.isEmpty } ?? kind(of: element)
  }

  private func kind(of element: Element) -> String {
    let last = element.path.split(separator: "/").last ?? "\(element.role.rawValue)"
    return String(last.prefix { $0 != "[" })
  }

  private mutating func add(_ name: String, _ use: ScreenControls.Use) { found.append(.init(name: name, use: use)) }
}
