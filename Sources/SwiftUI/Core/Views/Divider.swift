import CellTrace
import HeadlessCore

/// A thin line that parts the views of a stack.
nonisolated public struct Divider: View, Sendable {
  /// Creates it.
  public init() {}
}

extension Divider: LeafView {
  static var leafName: String { "Divider" }
  @MainActor func resolveLeaf(in environment: EnvironmentValues) -> ResolvedDivider {
    ResolvedDivider(thickness: 1 / environment.builtin.displayScale)
  }
}

/// A line of one pixel across its stack (LY-08).
struct ResolvedDivider: ResolvedLeaf {
  var thickness: Double
  var role: Element.Role { .divider }
  var properties: [(name: String, value: String)] { [] }
  mutating func size(_ proposal: Proposal, _ axis: Axis?) -> LayoutSize {
    if axis == .horizontal { return LayoutSize(width: thickness, height: proposal.height < 0 ? 10 : proposal.height) }
    return LayoutSize(width: proposal.width < 0 ? 10 : proposal.width, height: thickness)
  }
}
