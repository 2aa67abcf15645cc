import SwiftUI

/// A point.
nonisolated public struct PointMark: ChartContent {
  let mark: PlottedMark
}

nonisolated extension PointMark {
  /// Creates a point.
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable {
    mark = PlottedMark(kind: "PointMark", x: x.plotted, y: y.plotted)
  }
  /// Creates a point in the middle of the height, or at a distance from the top.
  public init<X>(x: PlottableValue<X>, y: CGFloat? = nil) where X: Plottable {
    mark = PlottedMark(kind: "PointMark", x: x.plotted, looks: Looks.of(("y", y)))
  }
  /// Creates a point in the middle of the width, or at a distance from the leading edge.
  public init<Y>(x: CGFloat? = nil, y: PlottableValue<Y>) where Y: Plottable {
    mark = PlottedMark(kind: "PointMark", y: y.plotted, looks: Looks.of(("x", x)))
  }
}

extension PointMark: PrimitiveChartContent {
  @MainActor func plot(_ marks: inout [PlottedMark]) { marks.append(mark) }
}

/// Arguments of marks that are points on the screen.
enum Looks {
  static func of(_ lengths: (String, CGFloat?)...) -> [(name: String, value: String)] {
    lengths.compactMap { name, value in value.map { (name, PlotValue.words(Double($0))) } }
  }
  static func of(_ dimensions: (String, MarkDimension)...) -> [(name: String, value: String)] {
    dimensions.compactMap { name, value in value.name == "automatic" ? nil : (name, value.name) }
  }
}
