/// A row that unfolds further content below itself.
nonisolated public struct DisclosureGroup<Label, Content>: View where Label: View, Content: View {
  @State private var own = false
  private let binding: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  /// Creates a group that keeps itself whether it is unfolded.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    binding = nil
    self.label = label()
    self.content = content
  }
  /// Creates a group that follows a value.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    binding = isExpanded
    self.label = label()
    self.content = content
  }

  /// The label and the content in the look their surroundings ask for.
  @MainActor public var body: some View {
    let isExpanded = binding ?? $own
    let (label, content) = (label, content)
    StyledView {
      DisclosureGroupStyleConfiguration(
        label: .init(source: TypedModifiedSource(label)),
        // What is folded away is not made.
        content: .init(source: TypedModifiedSource(UnfoldedContent(make: content))), isExpanded: isExpanded)
    }
  }
}

/// What unfolds: made where the look shows it.
private nonisolated struct UnfoldedContent<Content: View>: View, HelperView {
  let make: () -> Content
  @MainActor var body: some View { make() }
}

nonisolated extension DisclosureGroup where Label == Text {
  /// Creates a group with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Creates a group with a title.
  @_disfavoredOverload
  public init<S>(_ label: S, @ViewBuilder content: @escaping () -> Content) where S: StringProtocol {
    self.init(content: content) { Text(label) }
  }
  /// Creates a group with a title that follows a value.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
  /// Creates a group with a title that follows a value.
  @_disfavoredOverload
  public init<S>(_ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) where S: StringProtocol {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}
