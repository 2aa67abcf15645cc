import SwiftUI

/// What a view in a chart is.
enum ChartPart: LayoutValueKey, Sendable {
  case plot
  /// A label beside the plot at a share of its length.
  case label(AxisMarkPosition, Double)
  case title(AxisMarkPosition)
  /// A view beside a point of the plot.
  case annotation(UnitPoint, AnnotationPosition, CGFloat)
  case legend(isAbove: Bool)

  nonisolated static var defaultValue: ChartPart { .plot }
}

/// Gives axes and legend what they need, and the plot the rest (CH-01).
struct ChartLayout: Layout {
  let geometry: PlotGeometry

  nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var insets = EdgeInsets()
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      switch view[ChartPart.self] {
      case .plot, .annotation: break
      case .legend(let isAbove): if isAbove { insets.top += size.height + 8 } else { insets.bottom += size.height + 8 }
      case .label(let side, _), .title(let side): insets.reserve(side, size)
      }
    }
    let plot = CGRect(
      x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
    geometry.plot = plot.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    for view in subviews { place(view, plot, bounds) }
  }

  nonisolated private func place(_ view: LayoutSubview, _ plot: CGRect, _ bounds: CGRect) {
    let size = view.sizeThatFits(.unspecified)
    let natural = ProposedViewSize(size)
    switch view[ChartPart.self] {
    case .plot: view.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
    case .legend(let isAbove):
      view.place(
        at: CGPoint(x: bounds.minX, y: isAbove ? bounds.minY : bounds.maxY), anchor: isAbove ? .topLeading : .bottomLeading,
        proposal: natural)
    case .label(let side, let share): place(view, beside: plot, side, share, natural)
    case .title(let side): place(view, beside: plot, side, 0.5, natural)
    case .annotation(let point, let side, let spacing):
      view.place(
        at: CGPoint(
          x: plot.minX + plot.width * point.x + CGFloat(side.x) * (size.width / 2 + spacing),
          y: plot.minY + plot.height * point.y + CGFloat(side.y) * (size.height / 2 + spacing)),
        anchor: .center, proposal: natural)
    }
  }

  nonisolated private func place(
    _ view: LayoutSubview, beside plot: CGRect, _ side: AxisMarkPosition, _ share: Double, _ size: ProposedViewSize
  ) {
    let x = plot.minX + plot.width * CGFloat(share)
    let y = plot.minY + plot.height * CGFloat(share)
    switch side {
    case .top: view.place(at: CGPoint(x: x, y: plot.minY - 4), anchor: .bottom, proposal: size)
    case .leading: view.place(at: CGPoint(x: plot.minX - 4, y: y), anchor: .trailing, proposal: size)
    case .trailing: view.place(at: CGPoint(x: plot.maxX + 4, y: y), anchor: .leading, proposal: size)
    default: view.place(at: CGPoint(x: x, y: plot.maxY + 4), anchor: .top, proposal: size)
    }
  }
}

extension EdgeInsets {
  /// Makes room on a side for something of a size.
  nonisolated fileprivate mutating func reserve(_ side: AxisMarkPosition, _ size: CGSize) {
    switch side {
    case .top: top = max(top, size.height + 4)
    case .leading: leading = max(leading, size.width + 4)
    case .trailing: trailing = max(trailing, size.width + 4)
    default: bottom = max(bottom, size.height + 4)
    }
  }
}
