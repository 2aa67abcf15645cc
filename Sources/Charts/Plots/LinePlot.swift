@_spi(CellHarness) import SwiftUI

/// A line along the elements of a collection, or the graph of a function.
nonisolated public struct LinePlot<Content>: ChartContent where Content: ChartContent {
  let content: Content
}

extension LinePlot: PrimitiveChartContent {
  @MainActor func plot(_ marks: inout [PlottedMark]) { content.collect(&marks) }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}
extension LinePlot: VectorSource where Content: VectorSource {
  nonisolated var vectors: Vectors<Content.DataElement> { content.vectors }
}

/// What a line along elements draws.
nonisolated public struct VectorizedLinePlotContent<DataElement>: VectorizedChartContent, VectorSource {
  let vectors: Vectors<DataElement>
}

/// What the graph of a function draws.
nonisolated public struct FunctionLinePlotContent: ChartContent, PrimitiveChartContent {
  let mark: PlottedMark
  @MainActor func plot(_ marks: inout [PlottedMark]) { marks.append(mark) }
}

nonisolated extension LinePlot {
  /// Creates a line with a point for each element.
  public init<Data, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  )
  where
    Data: RandomAccessCollection, X: Plottable, Y: Plottable, Content == VectorizedLinePlotContent<Data.Element>
  {
    content = VectorizedLinePlotContent(
      vectors: Vectors(data) { PlottedMark(kind: "LinePlot", x: x.span($0), y: y.span($0)) })
  }
  /// Creates several lines, one for each value that names a series.
  public init<Data, X, Y, S>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  )
  where
    Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable,
    Content == VectorizedLinePlotContent<Data.Element>
  {
    content = VectorizedLinePlotContent(
      vectors: Vectors(data) {
        PlottedMark(kind: "LinePlot", x: x.span($0), y: y.span($0), more: [series.span($0)])
      })
  }
}

nonisolated extension LinePlot where Content == FunctionLinePlotContent {
  /// Creates the graph of a function, over a range or the whole of the first axis.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) { self.init(x: Text(x), y: Text(y), domain: domain, function: function) }
  /// Creates the graph of a function, over a range or the whole of the first axis.
  @_disfavoredOverload
  public init<S>(x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double)
  where S: StringProtocol { self.init(x: Text(x), y: Text(y), domain: domain, function: function) }
  /// Creates the graph of a function, over a range or the whole of the first axis.
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) {
    let graph = FunctionGraph(domain: domain, point: { [function($0)] }, kind: .values)
    content = FunctionLinePlotContent(mark: PlottedMark(kind: "LinePlot", (x.characters, y.characters), graph))
  }
  /// Creates the line on which a point moves with a number.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) { self.init(x: Text(x), y: Text(y), t: Text(t), domain: domain, function: function) }
  /// Creates the line on which a point moves with a number.
  @_disfavoredOverload
  public init<S>(
    x: S, y: S, t: S, domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) where S: StringProtocol { self.init(x: Text(x), y: Text(y), t: Text(t), domain: domain, function: function) }
  /// Creates the line on which a point moves with a number.
  public init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    let point: (Double) -> [Double] = { number in
      let place = function(number)
      return [place.x, place.y]
    }
    let graph = FunctionGraph(domain: domain, point: point, kind: .places)
    content = FunctionLinePlotContent(mark: PlottedMark(kind: "LinePlot", (x.characters, y.characters), graph))
  }
}
