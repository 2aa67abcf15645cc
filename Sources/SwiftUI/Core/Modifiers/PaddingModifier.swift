import Foundation

nonisolated extension View {
  /// Adds space on edges; without `length` the default, 16 points (LY-13).
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets(.all, $0) }))
  }

  /// Adds the given space.
  public func padding(_ insets: EdgeInsets) -> some View { modifier(_PaddingLayout(edges: .all, insets: insets)) }

  /// Adds the same space on all edges.
  public func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: EdgeInsets(.all, length)))
  }
}

/// Space around a view.
nonisolated public struct _PaddingLayout {
  /// The edges that get space.
  public var edges: Edge.Set
  /// The space; nil for the default.
  public var insets: EdgeInsets?

  /// Creates the modifier.
  public init(edges: Edge.Set = .all, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets
  }
}

extension _PaddingLayout: ViewModifier, PrimitiveModifier {
  public typealias Body = Never
  static var changesLayout: Bool { true }

  private func amount(_ edge: Edge, _ environment: EnvironmentValues) -> Double {
    guard edges.contains(Edge.Set(edge)) else { return 0 }
    guard let insets else { return 16 }
    switch edge {
    case .top: return Double(insets.top)
    case .leading: return Double(insets.leading)
    case .bottom: return Double(insets.bottom)
    case .trailing: return Double(insets.trailing)
    }
  }

  private func left(_ environment: EnvironmentValues) -> Double {
    amount(environment.builtin.layoutDirection == .leftToRight ? .leading : .trailing, environment)
  }

  private func inner(_ proposal: Proposal, _ environment: EnvironmentValues) -> Proposal {
    var inner = proposal
    if proposal.width >= 0 {
      inner.width = max(0, proposal.width - amount(.leading, environment) - amount(.trailing, environment))
    }
    if proposal.height >= 0 {
      inner.height = max(0, proposal.height - amount(.top, environment) - amount(.bottom, environment))
    }
    return inner
  }

  @MainActor func size(of child: LayoutItem, _ proposal: Proposal, _ environment: EnvironmentValues) -> LayoutSize {
    let size = child.size(inner(proposal, environment))
    return LayoutSize(
      width: max(0, size.width + amount(.leading, environment) + amount(.trailing, environment)),
      height: max(0, size.height + amount(.top, environment) + amount(.bottom, environment)))
  }

  @MainActor func place(_ child: LayoutItem, in frame: LayoutRect, _ proposal: Proposal, _ environment: EnvironmentValues) {
    child.place(frame.x + left(environment), frame.y + amount(.top, environment), inner(proposal, environment))
  }

  @MainActor func spacing(of child: LayoutItem, _ edge: Edge) -> SpacingPreference {
    edges.contains(Edge.Set(edge)) ? .standard : child.spacing(edge)
  }

  @MainActor func guide(
    of child: LayoutItem, _ guide: AlignmentGuide, _ size: LayoutSize, _ environment: EnvironmentValues
  ) -> Double? {
    let inner = LayoutSize(
      width: size.width - amount(.leading, environment) - amount(.trailing, environment),
      height: size.height - amount(.top, environment) - amount(.bottom, environment))
    return child.explicitGuide(guide, inner).map {
      $0 + (guide.isVertical ? amount(.top, environment) : amount(.leading, environment))
    }
  }

  @MainActor func priority(of child: LayoutItem) -> Double { 0 }
}
