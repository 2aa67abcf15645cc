import SwiftUI

/// A line along an axis.
nonisolated public struct RuleMark: ChartContent {
  let mark: PlottedMark
}

nonisolated extension RuleMark {
  /// Creates a line at a value of the first axis.
  public init<X>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) where X: Plottable {
    mark = PlottedMark(kind: "RuleMark", x: x.plotted, looks: Looks.of(("yStart", yStart), ("yEnd", yEnd)))
  }
  /// Creates a line at a value of the second axis.
  public init<Y>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) where Y: Plottable {
    mark = PlottedMark(kind: "RuleMark", y: y.plotted, looks: Looks.of(("xStart", xStart), ("xEnd", xEnd)))
  }
  /// Creates a line between values of the second axis.
  public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
  where X: Plottable, Y: Plottable {
    mark = PlottedMark(kind: "RuleMark", x: x.plotted, y: .between(yStart, yEnd))
  }
  /// Creates a line between values of the first axis.
  public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>)
  where X: Plottable, Y: Plottable {
    mark = PlottedMark(kind: "RuleMark", x: .between(xStart, xEnd), y: y.plotted)
  }
}

extension RuleMark: PrimitiveChartContent {
  @MainActor func plot(_ marks: inout [PlottedMark]) { marks.append(mark) }
}
