/// The harness's window on the bars of a screen.
@_spi(CellHarness) @MainActor public enum BarProbe {
  /// The buttons in the bars of a controller, with what they are called.
  public static func buttons(of controller: UIViewController) -> [(title: String, item: UIBarButtonItem)] {
    let item = controller.navigationItem
    let groups = item.leadingItemGroups + item.centerItemGroups + item.pinnedGroups
    let all =
      (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) + groups.flatMap(\.shownItems)
      + (controller.toolbarItems ?? [])
    return all.compactMap { button in
      guard !button.isHidden, button.customView == nil, let title = button.spokenTitle else { return nil }
      return (title, button)
    } + columnButton(of: controller, besides: all)
  }

  /// The buttons of a bar that the app put into a view of its own.
  public static func buttons(in items: [UIBarButtonItem]) -> [(title: String, item: UIBarButtonItem)] {
    items.compactMap { button in
      guard !button.isHidden, button.customView == nil, let title = button.spokenTitle else { return nil }
      return (title, button)
    }
  }

  /// Views of the app's own in the bar of a controller.
  public static func customViews(of controller: UIViewController) -> [UIView] {
    guard let navigation = controller.navigationController, !navigation.isNavigationBarHidden else { return [] }
    return navigation.navigationBar.customViews(of: controller.navigationItem)
  }

  /// The button for the primary column, which the system puts into the bar of the column beside it.
  private static func columnButton(
    of controller: UIViewController, besides known: [UIBarButtonItem]
  ) -> [(title: String, item: UIBarButtonItem)] {
    guard let split = controller.splitViewController, split.style != .unspecified, split.presentsWithGesture, !split.isCollapsed,
      split.displayModeButtonVisibility != .never, split.viewController(for: .primary) != nil,
      controller.navigationController?.viewControllers.first === controller,
      split.arrangement.shown(of: split).last === controller.navigationController
    else { return [] }
    let button = split.displayModeButtonItem
    return known.contains { $0 === button } ? [] : [("Sidebar", button)]
  }

  /// The words on the button that leads back from a controller: those of the screen below it in the stack.
  public static func backTitle(of controller: UIViewController) -> String? {
    guard let stack = controller.navigationController?.viewControllers,
      let place = stack.firstIndex(where: { $0 === controller }), place > 0
    else { return nil }
    let item = stack[place - 1].navigationItem
    guard item.backButtonDisplayMode == .default else { return nil }
    let words = [item.backBarButtonItem?.title, item.backButtonTitle, item.title, stack[place - 1].title]
    return words.lazy.compactMap(\.self).first.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A finger taps a button in the bar of a controller: it acts, or shows its menu if that is all it has.
  public static func tap(_ item: UIBarButtonItem, on controller: UIViewController) {
    guard item.isEnabled, item.primaryAction == nil, item.action == nil, let menu = item.menu else { return item.trigger() }
    MenuSession.open(menu, from: controller.view)
  }

  /// A finger opens the menu of a button in the bar of a controller: it stays on one that acts when it is tapped.
  public static func openMenu(of item: UIBarButtonItem, on controller: UIViewController) {
    if let menu = item.menu { MenuSession.open(menu, from: controller.view) }
  }

  /// Runs an action that a bar has for something of its own.
  public static func perform(_ action: UIAction) { action.perform(sender: nil) }
}

extension UIBarButtonItem {
  /// What a person calls the button: its title, its label, or what the system calls its symbol.
  fileprivate var spokenTitle: String? {
    if let text = title ?? accessibilityLabel, !text.isEmpty { return text }
    if systemItem == nil, let image { return image.accessibilityLabel ?? image.identity }
    switch systemItem {
    case .flexibleSpace, .fixedSpace, nil: return nil
    case .fastForward: return "Fast Forward"
    case .action: return "Share"
    case let known?: return "\(known)".prefix(1).uppercased() + "\(known)".dropFirst()
    }
  }
}
