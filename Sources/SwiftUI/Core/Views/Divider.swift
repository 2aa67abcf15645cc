import CellTrace
import HeadlessCore

/// A thin line that parts the views of a stack.
nonisolated public struct Divider: View, Sendable {
  /// Creates it.
  public init() {}
}

extension Divider: LeafView {
  static var leafName: String { "Divider" }
  @MainActor func resolveLeaf(in environment: EnvironmentValues) -> LeafContent {
    ResolvedDivider(1 / environment.builtin.displayScale)
  }
}

/// A line of one pixel across its stack (LY-08).
@MainActor private final class ResolvedDivider: LeafContent {
  private let thickness: Double

  init(_ thickness: Double) { self.thickness = thickness }

  override func isSame(as other: LeafContent) -> Bool {
    thickness == unsafeDowncast(other, to: ResolvedDivider.self).thickness
  }
  override var role: Element.Role { .divider }
  override func size(_ proposal: Proposal, _ node: ViewNode) -> LayoutSize {
    if node.enclosingAxis == .horizontal {
      return LayoutSize(width: thickness, height: proposal.height < 0 ? 10 : proposal.height)
    }
    return LayoutSize(width: proposal.width < 0 ? 10 : proposal.width, height: thickness)
  }
}
