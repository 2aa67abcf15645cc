@_spi(CellHarness) import SwiftUI

/// An area along the elements of a collection, or below the graph of a function.
nonisolated public struct AreaPlot<Content>: ChartContent where Content: ChartContent {
  let content: Content
}

extension AreaPlot: PrimitiveChartContent {
  @MainActor func plot(_ marks: inout [PlottedMark]) { content.collect(&marks) }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}
extension AreaPlot: VectorSource where Content: VectorSource {
  nonisolated var vectors: Vectors<Content.DataElement> { content.vectors }
}

/// What an area along elements draws.
nonisolated public struct VectorizedAreaPlotContent<DataElement>: VectorizedChartContent, VectorSource {
  let vectors: Vectors<DataElement>
}

/// What the area of a function draws.
nonisolated public struct FunctionAreaPlotContent: ChartContent, PrimitiveChartContent {
  let mark: PlottedMark
  @MainActor func plot(_ marks: inout [PlottedMark]) { marks.append(mark) }
}

nonisolated extension AreaPlot {
  /// Creates an area above the axis, with a point of its edge for each element.
  public init<Data, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  )
  where
    Data: RandomAccessCollection, X: Plottable, Y: Plottable, Content == VectorizedAreaPlotContent<Data.Element>
  {
    content = VectorizedAreaPlotContent(
      vectors: Vectors(data) { PlottedMark(kind: "AreaPlot", x: x.span($0), y: y.span($0), stacking: stacking) })
  }
  /// Creates an area with a point of both edges for each element.
  public init<Data, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  )
  where
    Data: RandomAccessCollection, X: Plottable, Y: Plottable, Content == VectorizedAreaPlotContent<Data.Element>
  {
    content = VectorizedAreaPlotContent(
      vectors: Vectors(data) { element in
        let (start, end) = (yStart.span(element), yEnd.span(element))
        return PlottedMark(kind: "AreaPlot", x: x.span(element), y: PlotSpan(start.label, start.start, end.end ?? end.start))
      })
  }
}

nonisolated extension AreaPlot where Content == FunctionAreaPlotContent {
  /// Creates the area between a function and zero.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) { self.init(x: Text(x), y: Text(y), domain: domain, function: function) }
  /// Creates the area between a function and zero.
  @_disfavoredOverload
  public init<S>(x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double)
  where S: StringProtocol { self.init(x: Text(x), y: Text(y), domain: domain, function: function) }
  /// Creates the area between a function and zero.
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) {
    let graph = FunctionGraph(domain: domain, point: { [0, function($0)] }, kind: .spans)
    content = FunctionAreaPlotContent(mark: PlottedMark(kind: "AreaPlot", (x.characters, y.characters), graph))
  }
  /// Creates the area between two functions.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) { self.init(x: Text(x), yStart: Text(yStart), yEnd: Text(yEnd), domain: domain, function: function) }
  /// Creates the area between two functions.
  public init(
    x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    let point: (Double) -> [Double] = { number in
      let span = function(number)
      return [span.yStart, span.yEnd]
    }
    let graph = FunctionGraph(domain: domain, point: point, kind: .spans)
    content = FunctionAreaPlotContent(mark: PlottedMark(kind: "AreaPlot", (x.characters, yStart.characters), graph))
  }
}
