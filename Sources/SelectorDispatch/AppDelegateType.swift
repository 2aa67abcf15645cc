/// The app's delegate, which `@main` or `@UIApplicationMain` names. Nothing starts the app here: the test's screen does what it needs.
public enum AppDelegateType {
  /// Makes the delegate.
  nonisolated(unsafe) public static var make: (@MainActor () -> AnyObject)?

  /// A new delegate; nil if no file of the program names one.
  @MainActor public static func instance() -> AnyObject? {
    _ = SelectorTables.isUsed
    return make?()
  }
}
