nonisolated extension View {
  /// Sets how large text is beside other text.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    modifier(RecordedOnly("textScale", isEnabled ? scale.name : "default"))
  }
}

extension Text {
  /// How large text is beside other text.
  nonisolated public struct Scale: Hashable, Sendable {
    let name: String
    /// As usual.
    public static let `default` = Scale(name: "default")
    /// Smaller.
    public static let secondary = Scale(name: "secondary")
  }
}
