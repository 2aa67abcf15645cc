import Foundation

/// Where scrolling stops. The host's finger lets go where it stands still, so that content stays where it was left.
public protocol ScrollTargetBehavior {
  /// Moves the place where scrolling would stop.
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
  /// What is known of the scrolling.
  typealias TargetContext = ScrollTargetBehaviorContext
}

/// A place where scrolling stops.
nonisolated public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that would be seen.
  public var rect: CGRect
  /// The point that stays where the content's size changes.
  public var anchor: UnitPoint?
  /// Names a place.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What is known of scrolling that is about to stop.
nonisolated public struct ScrollTargetBehaviorContext {
  /// The place where scrolling began.
  public let originalTarget: ScrollTarget
  /// How fast content moves.
  public let velocity: CGVector
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of what is seen of it.
  public let containerSize: CGSize
  /// The ways that content moves.
  public let axes: Axis.Set
}

/// At views.
nonisolated public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one swipe passes.
  public struct LimitBehavior: Sendable {
    /// As suits.
    public static var automatic: LimitBehavior { LimitBehavior() }
    /// Few.
    public static var always: LimitBehavior { LimitBehavior() }
    /// Few where there is little room.
    public static var alwaysByFew: LimitBehavior { LimitBehavior() }
    /// One.
    public static var alwaysByOne: LimitBehavior { LimitBehavior() }
    /// As many as the finger is fast.
    public static var never: LimitBehavior { LimitBehavior() }
  }
  /// Creates it.
  public init(limitBehavior: LimitBehavior = .automatic) {}
  /// Creates it, with the point of views that stops.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// At pages.
nonisolated public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates it.
  public init() {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Where another behaviour says, its type hidden.
nonisolated public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior
  /// Hides a behaviour's type.
  public init(_ base: some ScrollTargetBehavior) { self.base = base }
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

nonisolated extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  /// At views, so many at once.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
  /// At views, so many at once, by a point of them.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor) }
}
nonisolated extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
