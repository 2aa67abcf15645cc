nonisolated extension View {
  /// Lets assistive technology make the view's value larger or smaller.
  public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View {
    modifier(RecordedOnly("accessibilityAdjustableAction", "set"))
  }
  /// Adds a piece of content that assistive technology tells when asked.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { modifier(RecordedOnly("accessibilityCustomContent", "\(labelKey.text): \(valueKey.text)")) }
  /// Adds a piece of content that assistive technology tells when asked.
  @_disfavoredOverload
  public func accessibilityCustomContent<V>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
  ) -> some View where V: StringProtocol { modifier(RecordedOnly("accessibilityCustomContent", "\(labelKey.text): \(value)")) }
  /// Names the view for voice control.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    modifier(RecordedOnly("accessibilityInputLabels", inputLabelKeys.map(\.text).joined(separator: ", ")))
  }
  /// Names the view for voice control.
  @_disfavoredOverload
  public func accessibilityInputLabels<S>(_ inputLabels: [S]) -> some View where S: StringProtocol {
    modifier(RecordedOnly("accessibilityInputLabels", inputLabels.map { String($0) }.joined(separator: ", ")))
  }
}

/// Larger or smaller.
nonisolated public enum AccessibilityAdjustmentDirection: Sendable {
  case increment, decrement
}

/// How important a piece of content is.
nonisolated public enum AccessibilityCustomContentImportance: Sendable {
  case `default`, high
}
