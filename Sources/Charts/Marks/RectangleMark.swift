import SwiftUI

/// A rectangle.
nonisolated public struct RectangleMark: ChartContent {
  let mark: PlottedMark
}

nonisolated extension RectangleMark {
  /// Creates a rectangle around a value.
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    mark = PlottedMark(
      kind: "RectangleMark", x: x.plotted, y: y.plotted, looks: Looks.of(("width", width), ("height", height)))
  }
  /// Creates a rectangle between values.
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    mark = PlottedMark(kind: "RectangleMark", x: .between(xStart, xEnd), y: .between(yStart, yEnd))
  }
  /// Creates a rectangle between values of the second axis.
  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    mark = PlottedMark(kind: "RectangleMark", x: x.plotted, y: .between(yStart, yEnd), looks: Looks.of(("width", width)))
  }
  /// Creates a rectangle between values of the first axis.
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    mark = PlottedMark(kind: "RectangleMark", x: .between(xStart, xEnd), y: y.plotted, looks: Looks.of(("height", height)))
  }
  /// Creates a rectangle between values of the first axis, as high as the plot or a part of it.
  public init<X>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where X: Plottable {
    mark = PlottedMark(kind: "RectangleMark", x: .between(xStart, xEnd), looks: Looks.of(("yStart", yStart), ("yEnd", yEnd)))
  }
  /// Creates a rectangle between values of the second axis, as wide as the plot or a part of it.
  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) where Y: Plottable {
    mark = PlottedMark(kind: "RectangleMark", y: .between(yStart, yEnd), looks: Looks.of(("xStart", xStart), ("xEnd", xEnd)))
  }
  /// Creates a rectangle around a value of the first axis, as high as the plot.
  public init<X>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) where X: Plottable {
    mark = PlottedMark(
      kind: "RectangleMark", x: x.plotted,
      looks: Looks.of(("yStart", yStart), ("yEnd", yEnd)) + Looks.of(("width", width)))
  }
}

extension RectangleMark: PrimitiveChartContent {
  @MainActor func plot(_ marks: inout [PlottedMark]) { marks.append(mark) }
}
