import HeadlessCore
@_spi(CellHarness) import UIKit

/// Screens that stacks of SwiftUI's put on top of others. They are no controllers, so the window does not know of them.
@_spi(CellHarness) @MainActor public enum PushedScreens {
  /// How many there have been.
  public static var count: Int { GraphRunState.current.pushCount }

  /// The name of the view whose screen shows on top in `view`, if it is not among the first `count`.
  public static func new(since count: Int, in view: UIView) -> String? {
    guard self.count > count else { return nil }
    GraphRunState.current.stacks.removeAll { $0.stack == nil }
    for stack in GraphRunState.current.stacks {
      guard let (number, node) = stack.stack?.screenOnTop, number > count, node.graph.isOnScreen, !node.graph.conceals(node),
        let host = node.graph.platformHost as? UIView, host.isDescendant(of: view)
      else { continue }
      return name(of: node)
    }
    return nil
  }

  /// The app's view, below the bar and below all that modifies it.
  private static func name(of screen: ViewNode) -> String {
    var current = screen
    var isBelowBar = false
    while !isBelowBar || !current.hasBodyOfApp {
      // A screen that is more than one view is called after what keeps them together.
      if let only = current.child ?? (current.parts.count == 1 ? current.parts[0] : nil) {
        current = only
      } else if !isBelowBar, let content = current.parts.last {
        (current, isBelowBar) = (content, true)
      } else {
        break
      }
    }
    return TypeNames.plain(current.viewType)
  }
}
