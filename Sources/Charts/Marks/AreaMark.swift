import SwiftUI

/// A point of an area's edge.
nonisolated public struct AreaMark: ChartContent {
  let mark: PlottedMark
}

nonisolated extension AreaMark {
  /// Creates a point of the edge of an area above the axis.
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard)
  where X: Plottable, Y: Plottable {
    mark = PlottedMark(kind: "AreaMark", x: x.plotted, y: y.plotted, stacking: stacking)
  }
  /// Creates a point of the edge of one of several areas.
  public init<X, Y, S>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable, S: Plottable {
    mark = PlottedMark(kind: "AreaMark", x: x.plotted, y: y.plotted, more: [series.plotted], stacking: stacking)
  }
  /// Creates a point of both edges of an area.
  public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
  where X: Plottable, Y: Plottable {
    mark = PlottedMark(kind: "AreaMark", x: x.plotted, y: .between(yStart, yEnd))
  }
  /// Creates a point of both edges of one of several areas.
  public init<X, Y, S>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) where X: Plottable, Y: Plottable, S: Plottable {
    mark = PlottedMark(kind: "AreaMark", x: x.plotted, y: .between(yStart, yEnd), more: [series.plotted])
  }
  /// Creates a point of both edges of an area along the second axis.
  public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>)
  where X: Plottable, Y: Plottable {
    mark = PlottedMark(kind: "AreaMark", x: .between(xStart, xEnd), y: y.plotted)
  }
}

extension AreaMark: PrimitiveChartContent {
  @MainActor func plot(_ marks: inout [PlottedMark]) { marks.append(mark) }
}
