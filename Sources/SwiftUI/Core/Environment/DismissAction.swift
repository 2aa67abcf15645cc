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

private nonisolated struct IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// Ends the presentation around the view.
  public var dismiss: DismissAction { self[DismissKey.self] }

  /// True in what is presented.
  public var isPresented: Bool { self[IsPresentedKey.self] }

  /// The presentation around the view, in the old way.
  public var presentationMode: Binding<PresentationMode> {
    let (isPresented, dismiss) = (isPresented, dismiss)
    return Binding(
      read: { PresentationMode(isPresented: isPresented) },
      write: { mode in if !mode.isPresented { MainThread.assume { dismiss() } } })
  }

  /// The environment of something presented, which `end` takes away.
  func presented(_ end: @escaping @MainActor () -> Void) -> EnvironmentValues {
    var inner = self
    inner[DismissKey.self] = DismissAction(end)
    inner[IsPresentedKey.self] = true
    return inner
  }
}

/// Whether a view is presented.
nonisolated public struct PresentationMode: Sendable {
  /// True in what is presented.
  public internal(set) var isPresented: Bool
  /// Ends the presentation.
  public mutating func dismiss() { isPresented = false }
}
