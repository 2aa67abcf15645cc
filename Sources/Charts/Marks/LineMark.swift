import SwiftUI

/// A point of a line.
nonisolated public struct LineMark: ChartContent {
  let mark: PlottedMark
}

nonisolated extension LineMark {
  /// Creates a point.
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable {
    mark = PlottedMark(kind: "LineMark", x: x.plotted, y: y.plotted)
  }
  /// Creates a point of one of several lines.
  public init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>)
  where X: Plottable, Y: Plottable, S: Plottable {
    mark = PlottedMark(kind: "LineMark", x: x.plotted, y: y.plotted, more: [series.plotted])
  }
}

extension LineMark: PrimitiveChartContent {
  @MainActor func plot(_ marks: inout [PlottedMark]) { marks.append(mark) }
}
