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
    }
  }

  /// A finger taps a button in the bar of a controller: it acts, or shows its menu if that is all it has.
  public static func tap(_ item: UIBarButtonItem, on controller: UIViewController) {
    guard item.isEnabled, item.primaryAction == nil, item.action == nil, let menu = item.menu else { return item.trigger() }
    MenuSession.open(menu, from: controller.view)
  }

  /// Runs an action that a bar has for something of its own.
  public static func perform(_ action: UIAction) { action.perform(sender: nil) }
}

extension UIBarButtonItem {
  /// What a person calls the button: its title, its label, or what the system calls its symbol.
  fileprivate var spokenTitle: String? {
    if let text = title ?? accessibilityLabel, !text.isEmpty { return text }
    switch systemItem {
    case .flexibleSpace, .fixedSpace, nil: return nil
    case .fastForward: return "Fast Forward"
    case .action: return "Share"
    case let known?: return "\(known)".prefix(1).uppercased() + "\(known)".dropFirst()
    }
  }
}
