import Foundation

/// A way to size and place views, made by the app.
public protocol Layout: Animatable {
  /// What is kept between the calls of one pass.
  associatedtype Cache = Void
  /// What the layout says about itself.
  nonisolated static var layoutProperties: LayoutProperties { get }
  /// The views to place.
  typealias Subviews = LayoutSubviews
  /// What is kept for these views.
  nonisolated func makeCache(subviews: Self.Subviews) -> Self.Cache
  /// Brings what is kept up to date after the views changed.
  nonisolated func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  /// What the whole wants beside itself.
  nonisolated func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
  /// The size for a proposal.
  nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
  /// Places every view.
  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
  /// Where a horizontal guide lies; nil for where it lies without being set.
  nonisolated func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
  /// Where a vertical guide lies; nil for where it lies without being set.
  nonisolated func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
}

extension Layout {
  /// No axis.
  nonisolated public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Makes it anew.
  nonisolated public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  /// The default distances.
  nonisolated public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  /// None is set.
  nonisolated public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  /// None is set.
  nonisolated public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  /// The views in this layout.
  nonisolated public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View {
    CustomLayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  nonisolated public func makeCache(subviews: Subviews) {}
}

/// What a layout says about itself.
nonisolated public struct LayoutProperties: Sendable {
  /// The axis its views lie along, as spacers and dividers see it.
  public var stackOrientation: Axis?
  /// Creates properties without an axis.
  public init() {}
}

/// What a view wants beside itself.
nonisolated public struct ViewSpacing: Sendable {
  /// Wants nothing.
  public static let zero = ViewSpacing(isZero: true)
  private var isZero: Bool
  /// The default distances.
  public init() { isZero = false }
  private init(isZero: Bool) { self.isZero = isZero }
  /// The distance to the next view.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    isZero && next.isZero ? 0 : CGFloat(DefaultSpacing.standard)
  }
  /// Takes over the larger wishes at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) { isZero = isZero && other.isZero }
  /// The larger wishes of both.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var both = self
    both.formUnion(other, edges: edges)
    return both
  }
}

/// A value that a view tells the layout it is in.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that tell none.
  nonisolated static var defaultValue: Self.Value { get }
}

nonisolated extension View {
  /// Tells the layout around the view a value.
  public func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey {
    modifier(TraitModifier(key: ObjectIdentifier(key), value: value))
  }
}
