/// Opens a window of the app. A phone has one window, so that nothing opens.
@MainActor @preconcurrency public struct OpenWindowAction: Sendable {
  nonisolated init() {}
  /// Opens the window with an id.
  public func callAsFunction(id: String) {}
  /// Opens the window for a value.
  public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {}
  /// Opens the window with an id for a value.
  public func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable {}
}

/// Closes a window of the app. A phone keeps its one window.
@MainActor @preconcurrency public struct DismissWindowAction: Sendable {
  nonisolated init() {}
  /// Closes the window around the view.
  public func callAsFunction() {}
  /// Closes the window with an id.
  public func callAsFunction(id: String) {}
  /// Closes the window for a value.
  public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {}
}

nonisolated extension EnvironmentValues {
  /// Opens a window of the app: not on the host's phone.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes a window of the app: not on the host's phone.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}
