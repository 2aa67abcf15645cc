/// Decides how toggles look.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The look of a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  /// What a style is told.
  typealias Configuration = ToggleStyleConfiguration
}

/// What a toggle style is told.
nonisolated public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public struct Label: View, SourceView {
    let source: ModifiedSource?
  }

  /// The toggle's label.
  public let label: Label
  /// True if the toggle is on.
  @Binding public var isOn: Bool
  /// True if the toggle stands for several values that differ.
  public var isMixed = false
}
