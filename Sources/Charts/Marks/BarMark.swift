import SwiftUI

/// A bar.
nonisolated public struct BarMark: ChartContent {
  let mark: PlottedMark
}

nonisolated extension BarMark {
  /// Creates a bar at a value, as long as another.
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable {
    mark = PlottedMark(
      kind: "BarMark", x: x.plotted, y: y.plotted, stacking: stacking, looks: Looks.of(("width", width), ("height", height)))
  }
  /// Creates a bar along the first axis.
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    mark = PlottedMark(kind: "BarMark", x: .between(xStart, xEnd), y: y.plotted, looks: Looks.of(("height", height)))
  }
  /// Creates a bar along the second axis.
  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    mark = PlottedMark(kind: "BarMark", x: x.plotted, y: .between(yStart, yEnd), looks: Looks.of(("width", width)))
  }
  /// Creates a bar as high as the plot, or a part of it.
  public init<X>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where X: Plottable {
    mark = PlottedMark(
      kind: "BarMark", x: x.plotted, stacking: stacking,
      looks: Looks.of(("yStart", yStart), ("yEnd", yEnd)) + Looks.of(("width", width)))
  }
  /// Creates a bar as wide as the plot, or a part of it.
  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Y: Plottable {
    mark = PlottedMark(
      kind: "BarMark", y: y.plotted, stacking: stacking,
      looks: Looks.of(("xStart", xStart), ("xEnd", xEnd)) + Looks.of(("height", height)))
  }
  /// Creates a bar between values on the first axis, as high as the plot.
  public init<X>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where X: Plottable {
    mark = PlottedMark(kind: "BarMark", x: .between(xStart, xEnd), looks: Looks.of(("yStart", yStart), ("yEnd", yEnd)))
  }
}

extension BarMark: PrimitiveChartContent {
  @MainActor func plot(_ marks: inout [PlottedMark]) { marks.append(mark) }
}
