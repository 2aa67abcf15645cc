nonisolated extension View {
  /// Sets the colour of a section's separators.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(RecordedOnly("listSectionSeparatorTint", color.map { "\($0)" } ?? "nil"))
  }
  /// Sets the text by which the index at the list's edge names a section.
  public func sectionIndexLabel(_ label: Text?) -> some View {
    modifier(RecordedOnly("sectionIndexLabel", label?.resolvedString(EnvironmentValues()) ?? "nil"))
  }
  /// Sets the text by which the index at the list's edge names a section.
  @_disfavoredOverload
  public func sectionIndexLabel<S>(_ label: S?) -> some View where S: StringProtocol {
    modifier(RecordedOnly("sectionIndexLabel", label.map { String($0) } ?? "nil"))
  }
  /// Shows or hides the index at the list's edge.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    modifier(RecordedOnly("listSectionIndexVisibility", "\(visibility)"))
  }
  /// Sets how much badges stand out.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    modifier(RecordedOnly("badgeProminence", prominence.name))
  }
}

/// How much a badge stands out.
nonisolated public struct BadgeProminence: Hashable, Sendable {
  let name: String
  /// Less.
  public static let decreased = BadgeProminence(name: "decreased")
  /// As usual.
  public static let standard = BadgeProminence(name: "standard")
  /// More.
  public static let increased = BadgeProminence(name: "increased")
}

nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header whose rows show while a value is true.
  public init<C>(isExpanded: Binding<Bool>, @ViewBuilder content: () -> C, @ViewBuilder header: () -> Parent)
  where Content == FoldedRows<C> {
    self.init(header: header(), content: FoldedRows(isExpanded: isExpanded, content: content()), footer: EmptyView())
  }
}

nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title whose rows show while a value is true.
  @_disfavoredOverload
  public init<S, C>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C)
  where S: StringProtocol, Content == FoldedRows<C> {
    self.init(header: Text(title), content: FoldedRows(isExpanded: isExpanded, content: content()), footer: EmptyView())
  }
}

/// The rows of a section that folds.
nonisolated protocol FoldingRows {
  var isExpanded: Binding<Bool> { get }
}

/// The header of a section that folds. In a sidebar it has a chevron, and a tap on it folds the rows away or brings them back; in lists of
/// other styles only the app does that.
nonisolated struct FoldingHeader<Header: View>: View, HelperView {
  let header: Header
  let isExpanded: Binding<Bool>
  @Environment(\.listStyleName) private var style

  @MainActor @ViewBuilder var body: some View {
    if style == "SidebarListStyle" {
      Button {
        isExpanded.wrappedValue.toggle()
      } label: {
        HStack {
          header
          Spacer(minLength: 8)
          Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.forward")
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    } else {
      header
    }
  }
}
