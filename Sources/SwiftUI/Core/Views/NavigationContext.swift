/// What links and destinations ask of the stack around them.
@MainActor protocol NavigationStacking: AnyObject {
  /// Puts a screen on top; the number names it for ``remove(_:)``.
  func push(_ screen: AnyView, ended: (@MainActor () -> Void)?) -> Int
  /// Puts the screen on top that a value leads to.
  func push(_ value: AnyHashable)
  /// Takes a screen and all above it away.
  func remove(_ id: Int)
  /// Another view is said to be the destination of values.
  func destinationsChanged()
  /// The number of the screen on top, among all that the run put on top of others, and its node; nil while the root shows.
  var screenOnTop: (number: Int, node: ViewNode)? { get }
}

/// A stack that is not kept alive.
struct WeakStack {
  weak var stack: (any NavigationStacking)?
}

/// The destinations that are set below a stack.
@MainActor final class NavigationContext {
  weak var stack: (any NavigationStacking)?
  private var makers: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]

  func setDestination<D: Hashable>(_: D.Type, _ make: @escaping (D) -> AnyView) {
    makers[ObjectIdentifier(D.self)] = { ($0.base as? D).map(make) }
    stack?.destinationsChanged()
  }

  /// The screen that a value leads to.
  func screen(for value: AnyHashable) -> AnyView? { makers[ObjectIdentifier(type(of: value.base))]?(value) }
}

nonisolated extension EnvironmentValues {
  /// The stack around a view.
  @Entry var navigation: NavigationContext? = nil
}
