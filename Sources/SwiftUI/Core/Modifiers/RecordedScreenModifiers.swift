import Foundation

nonisolated extension View {
  /// Sets how a sheet's content and its height share a swipe.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    modifier(RecordedOnly("presentationContentInteraction", behavior.name))
  }
  /// Keeps a menu open after a choice, or not.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    modifier(RecordedOnly("menuActionDismissBehavior", behavior.name))
  }
  /// Sets the look of a form.
  public func formStyle<S>(_ style: S) -> some View where S: FormStyle {
    modifier(RecordedOnly("formStyle", TypeNames.plain(S.self)))
  }
  /// Sets the room beside sections.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(RecordedOnly("listSectionMargins", length.map { NumberText.of($0) } ?? "nil"))
  }
  /// Sets how sections are apart.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    modifier(RecordedOnly("listSectionSpacing", spacing.name))
  }
  /// Sets whether the row can be chosen.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(RowTrait.modifier(SelectionDisabledTrait.self, "selectionDisabled", isDisabled, "\(isDisabled)"))
  }
  /// Shows scroll bars for a moment.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modifier(RecordedOnly("scrollIndicatorsFlash", "\(onAppear)"))
  }
  /// Shows scroll bars for a moment when a value changes.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(RecordedOnly("scrollIndicatorsFlash", "trigger"))
  }
  /// Marks where a screen grows from.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    modifier(RecordedOnly("matchedTransitionSource", ValueText.of(id)))
  }
  /// Marks where a screen grows from, and how it looks while it does.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { matchedTransitionSource(id: id, in: namespace) }
  /// Sets how a screen comes.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    modifier(RecordedOnly("navigationTransition", TypeNames.plain(type(of: style))))
  }
  /// Shows a view beside the content while a value is true; here as a sheet, as where there is little room.
  public func inspector<V>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V) -> some View where V: View {
    sheet(isPresented: isPresented, content: content)
  }
  /// Sets how wide the inspector is where it stands beside the content; a sheet is as wide as the screen.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    modifier(RecordedOnly("inspectorColumnWidth", NumberText.of(width)))
  }
  /// Sets how wide the inspector may be where it stands beside the content; a sheet is as wide as the screen.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    modifier(RecordedOnly("inspectorColumnWidth", NumberText.of(ideal)))
  }
}

enum SelectionDisabledTrait {}

/// How a sheet's content and its height share a swipe.
nonisolated public struct PresentationContentInteraction: Equatable, Sendable {
  let name: String
  /// As suits.
  public static var automatic: PresentationContentInteraction { PresentationContentInteraction(name: "automatic") }
  /// The height first.
  public static var resizes: PresentationContentInteraction { PresentationContentInteraction(name: "resizes") }
  /// The content first.
  public static var scrolls: PresentationContentInteraction { PresentationContentInteraction(name: "scrolls") }
}

/// Whether what is behind a sheet can be touched.
nonisolated public struct PresentationBackgroundInteraction: Sendable {
  let name: String
  /// True if a finger reaches what is behind the sheet, at some height of it at least.
  var isEnabled: Bool { name.hasPrefix("enabled") }
  /// As suits.
  public static var automatic: PresentationBackgroundInteraction { PresentationBackgroundInteraction(name: "automatic") }
  /// Yes.
  public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(name: "enabled") }
  /// No.
  public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(name: "disabled") }
  /// Up to a height of the sheet.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(name: "enabled up through \(detent.name)")
  }
}

/// Whether a choice closes a menu.
nonisolated public struct MenuActionDismissBehavior: Equatable, Sendable {
  let name: String
  /// As suits.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// Yes.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// No.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// How sections are apart.
nonisolated public struct ListSectionSpacing: Sendable {
  let name: String
  /// As usual.
  public static let `default` = ListSectionSpacing(name: "default")
  /// Nearer.
  public static let compact = ListSectionSpacing(name: "compact")
  /// A number of points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(name: NumberText.of(spacing)) }
}

/// Decides how forms look.
@MainActor @preconcurrency public protocol FormStyle {}
/// The look that suits the place.
nonisolated public struct AutomaticFormStyle: FormStyle {
  /// Creates it.
  public init() {}
}
/// Rows in groups.
nonisolated public struct GroupedFormStyle: FormStyle {
  /// Creates it.
  public init() {}
}
/// Labels and values in columns.
nonisolated public struct ColumnsFormStyle: FormStyle {
  /// Creates it.
  public init() {}
}
nonisolated extension FormStyle where Self == AutomaticFormStyle {
  /// The look that suits the place.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
nonisolated extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
nonisolated extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and values in columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// How a screen comes.
public protocol NavigationTransition {}
/// From the side.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition {}
/// From a view that grows.
nonisolated public struct ZoomNavigationTransition: NavigationTransition {}
extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// From the side.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// From a view that grows.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

/// When the scopes of a search show.
nonisolated public struct SearchScopeActivation: Sendable {
  /// As suits.
  public static var automatic: SearchScopeActivation { SearchScopeActivation() }
  /// While something is typed.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation() }
  /// While the search is open.
  public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation() }
}
