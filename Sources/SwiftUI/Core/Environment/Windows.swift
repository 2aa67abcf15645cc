/// Opens a window of the app. A phone has one window, so that nothing opens.
nonisolated public struct OpenWindowAction: Sendable {
  /// Opens the window with an id.
  @MainActor public func callAsFunction(id: String) {}
  /// Opens the window for a value.
  @MainActor public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {}
  /// Opens the window with an id for a value.
  @MainActor public func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable {}
}

/// Closes a window of the app. A phone keeps its one window.
nonisolated public struct DismissWindowAction: Sendable {
  /// Closes the window around the view.
  @MainActor public func callAsFunction() {}
  /// Closes the window with an id.
  @MainActor public func callAsFunction(id: String) {}
  /// Closes the window for a value.
  @MainActor public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {}
}

nonisolated extension EnvironmentValues {
  /// Opens a window of the app: not on the host's phone.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes a window of the app: not on the host's phone.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}
