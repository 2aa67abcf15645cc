import SwiftUI

/// A sector of a circle.
nonisolated public struct SectorMark: ChartContent {
  let mark: PlottedMark

  /// Creates a sector.
  public init<A>(
    angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) where A: Plottable {
    mark = PlottedMark(
      kind: "SectorMark", more: [angle.plotted],
      looks: Looks.of(("innerRadius", innerRadius), ("outerRadius", outerRadius))
        + Looks.of(("angularInset", angularInset)))
  }
}

extension SectorMark: PrimitiveChartContent {
  @MainActor func plot(_ marks: inout [PlottedMark]) { marks.append(mark) }
}
