import Foundation

nonisolated extension View {
  /// Marks the content whose views scrolling may stop at.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(RecordedOnly("scrollTargetLayout", "\(isEnabled)"))
  }
  /// Sets where scrolling stops.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(RecordedOnly("scrollTargetBehavior", TypeNames.plain(type(of: behavior))))
  }
  /// Follows the view that scrolling stopped at: a write scrolls there.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    ScrollPositionView(
      content: self, position: { id.wrappedValue.map { AnyHashable($0) } },
      follow: { if let value = $0?.base as? ID { id.wrappedValue = value } }, anchor: anchor)
  }
  /// Lets scrolled content be seen outside its frame, or not.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(RecordedOnly("scrollClipDisabled", "\(disabled)"))
  }
  /// Lets scrolling bounce, or not.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    modifier(RecordedOnly("scrollBounceBehavior", behavior.name))
  }
  /// Adds room around scrolled content.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic)
    -> some View
  { modifier(RecordedOnly("contentMargins", length.map { NumberText.of($0) } ?? "nil")) }
  /// Adds room around scrolled content.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    modifier(RecordedOnly("contentMargins", NumberText.of(length)))
  }
  /// Adds room around scrolled content.
  public func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic)
    -> some View
  { modifier(RecordedOnly("contentMargins", "\(insets)")) }
  /// Sets which part of content shows at first.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { modifier(ScrollAnchorModifier(anchor: anchor)) }
  /// Hears which views of a scroll view are visible by a part; the host tells nothing here.
  public func onScrollTargetVisibilityChange<ID>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View where ID: Hashable { modifier(RecordedOnly("onScrollTargetVisibilityChange", NumberText.of(threshold))) }
  /// Sets how rows are apart.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    modifier(RecordedOnly("listRowSpacing", spacing.map { NumberText.of($0) } ?? "nil"))
  }
  /// Sets how sections are apart.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    modifier(RecordedOnly("listSectionSpacing", NumberText.of(spacing)))
  }
  /// Shows or hides a section's separator.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(RecordedOnly("listSectionSeparator", "\(visibility)"))
  }
  /// Sets the colour of a row's content.
  public func listItemTint(_ tint: Color?) -> some View {
    modifier(RecordedOnly("listItemTint", tint.map { "\($0)" } ?? "nil"))
  }
  /// Makes headers more prominent, or not.
  public func headerProminence(_ prominence: Prominence) -> some View {
    modifier(RecordedOnly("headerProminence", "\(prominence)"))
  }
}

/// Whether scrolling bounces.
nonisolated public struct ScrollBounceBehavior: Sendable {
  let name: String
  /// As suits.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(name: "automatic") }
  /// Always.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(name: "always") }
  /// If content is larger than its place.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(name: "basedOnSize") }
}

/// What room around scrolled content is for.
nonisolated public struct ContentMarginPlacement: Sendable {
  /// Content and bars.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement() }
  /// Content.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement() }
  /// Bars.
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement() }
}

/// How much something stands out.
nonisolated public enum Prominence: Hashable, Sendable {
  case standard, increased
}
