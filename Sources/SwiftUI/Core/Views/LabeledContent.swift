/// A label with a value at the other end of the row.
nonisolated public struct LabeledContent<Label, Content>: View where Label: View, Content: View {
  private let label: Label
  private let content: Content

  /// Creates a row of a label and content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The label and the content in the look their surroundings ask for.
  @MainActor public var body: some View {
    StyledView {
      LabeledContentStyleConfiguration(
        label: .init(source: TypedModifiedSource(label)), content: .init(source: TypedModifiedSource(content)))
    }
  }
}

nonisolated extension LabeledContent where Label == Text {
  /// Creates a row of a title and content.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Creates a row of a title and content.
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(content: content) { Text(title) }
  }
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
  /// Creates a row of a title and a text.
  public init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }
  /// Creates a row of a title and a text.
  @_disfavoredOverload
  public init<S1, S2>(_ title: S1, value: S2) where S1: StringProtocol, S2: StringProtocol {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
}
