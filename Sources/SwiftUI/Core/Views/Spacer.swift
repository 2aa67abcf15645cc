import Foundation

/// Space that grows along the axis of its stack.
nonisolated public struct Spacer: View, Sendable {
  /// The smallest length; nil for the default, 8 points.
  public var minLength: CGFloat?

  /// Creates a spacer.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
  @MainActor static func makeNode(_ view: Spacer, _ inputs: NodeInputs) -> ViewNode { SpacerNode(view, inputs) }
}

@MainActor private final class SpacerNode: TypedNode<Spacer> {
  override init(_ view: Spacer, _ inputs: NodeInputs) {
    super.init(view, inputs)
    remembersSizes = false
  }

  override func update(_ view: Spacer, _ environment: EnvironmentValues) {
    let moved = self.view.minLength != view.minLength
    super.update(view, environment)
    if moved { invalidateLayout() }
  }

  private var minimum: Double { view.minLength.map { Double($0) } ?? 8 }

  override func collectItems(_ list: inout ItemList) { list.append(self) }
  override var isSpacer: Bool { true }
  override var priority: Double { -.infinity }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let axis = enclosingAxis
    return LayoutSize(
      width: axis == .vertical ? 0 : max(proposal.width, minimum),
      height: axis == .horizontal ? 0 : max(proposal.height, minimum))
  }

  override func flexibility(_ axis: Axis, _ proposal: Proposal) -> (minimum: Double, maximum: Double) {
    let enclosing = enclosingAxis
    return enclosing == nil || enclosing == axis ? (minimum, .infinity) : (0, 0)
  }

  override func spacing(_ edge: Edge) -> SpacingPreference { .none }
  override func hit(_ x: Double, _ y: Double) -> ViewNode? { nil }
}
