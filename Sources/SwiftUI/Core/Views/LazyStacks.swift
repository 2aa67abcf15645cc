import Foundation

/// Views one below the other that are made when they come near the screen; rows make all of them.
nonisolated public struct LazyVStack<Content>: View where Content: View {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  let pinned: PinnedScrollableViews
  let content: Content

  /// Creates a stack.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    pinned = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: LazyStack {
  /// The stack, as wide as it is offered.
  @MainActor var eager: some View { VStack(alignment: alignment, spacing: spacing) { content }.frame(maxWidth: .infinity) }
  static var axis: Axis { .vertical }
  static var name: String { "LazyVStack" }
  var gap: Double? { spacing.map { Double($0) } }
  var place: Double { alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5 }
}

/// Views beside each other that are made when they come near the screen; rows make all of them.
nonisolated public struct LazyHStack<Content>: View where Content: View {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  let pinned: PinnedScrollableViews
  let content: Content

  /// Creates a stack.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    pinned = pinnedViews
    self.content = content()
  }
}

extension LazyHStack: LazyStack {
  /// The stack, as high as it is offered.
  @MainActor var eager: some View { HStack(alignment: alignment, spacing: spacing) { content }.frame(maxHeight: .infinity) }
  static var axis: Axis { .horizontal }
  static var name: String { "LazyHStack" }
  var gap: Double? { spacing.map { Double($0) } }
  var place: Double { alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5 }
}

/// A stack that is lazy where it scrolls.
protocol LazyStack: LazyContainer {
  associatedtype Eager: View
  /// The stack that makes everything at once.
  @MainActor var eager: Eager { get }
}

extension LazyStack {
  @MainActor static func makeEagerNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode { EagerStackNode(view, inputs) }
}

/// The node of a lazy stack that makes everything at once.
@MainActor private final class EagerStackNode<V: LazyStack>: TypedNode<V> {
  override init(_ view: V, _ inputs: NodeInputs) {
    super.init(view, inputs)
    NodeReconciler.update(&child, to: view.eager, in: self, environment)
  }

  override var pathName: String? { V.name }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    super.update(view, environment)
    NodeReconciler.update(&child, to: view.eager, in: self, environment)
  }
}

/// Parts of a scrolling list that stay.
nonisolated public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates a set from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
