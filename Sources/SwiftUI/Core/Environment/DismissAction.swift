/// Ends the presentation around a view.
@MainActor @preconcurrency public struct DismissAction {
  nonisolated let handler: (@MainActor () -> Void)?

  nonisolated init(_ handler: (@MainActor () -> Void)?) { self.handler = handler }

  /// Ends the presentation; without one nothing happens.
  public func callAsFunction() { handler?() }
}

private nonisolated struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(nil) }
}

nonisolated extension EnvironmentValues {
  /// Ends the presentation around the view.
  public var dismiss: DismissAction { self[DismissKey.self] }
}
