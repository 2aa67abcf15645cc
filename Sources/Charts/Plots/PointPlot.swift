@_spi(CellHarness) import SwiftUI

/// A point for each element of a collection.
nonisolated public struct PointPlot<Content>: ChartContent where Content: ChartContent {
  let content: Content
}

extension PointPlot: PrimitiveChartContent {
  @MainActor func plot(_ marks: inout [PlottedMark]) { content.collect(&marks) }
}
extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}
extension PointPlot: VectorSource where Content: VectorSource {
  nonisolated var vectors: Vectors<Content.DataElement> { content.vectors }
}

/// What points of elements draw.
nonisolated public struct VectorizedPointPlotContent<DataElement>: VectorizedChartContent, VectorSource {
  let vectors: Vectors<DataElement>
}

nonisolated extension PointPlot {
  /// Creates a point for each element.
  public init<Data, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  )
  where
    Data: RandomAccessCollection, X: Plottable, Y: Plottable, Content == VectorizedPointPlotContent<Data.Element>
  {
    content = VectorizedPointPlotContent(
      vectors: Vectors(data) { PlottedMark(kind: "PointPlot", x: x.span($0), y: y.span($0)) })
  }
}

/// A bar for each element of a collection.
nonisolated public struct BarPlot<Content>: ChartContent where Content: ChartContent {
  let content: Content
}

extension BarPlot: PrimitiveChartContent {
  @MainActor func plot(_ marks: inout [PlottedMark]) { content.collect(&marks) }
}
extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}
extension BarPlot: VectorSource where Content: VectorSource {
  nonisolated var vectors: Vectors<Content.DataElement> { content.vectors }
}

/// What bars of elements draw.
nonisolated public struct VectorizedBarPlotContent<DataElement>: VectorizedChartContent, VectorSource {
  let vectors: Vectors<DataElement>
}

nonisolated extension BarPlot {
  /// Creates a bar for each element.
  public init<Data, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  )
  where
    Data: RandomAccessCollection, X: Plottable, Y: Plottable, Content == VectorizedBarPlotContent<Data.Element>
  {
    content = VectorizedBarPlotContent(
      vectors: Vectors(data) {
        PlottedMark(
          kind: "BarPlot", x: x.span($0), y: y.span($0), stacking: stacking,
          looks: Looks.of(("width", width), ("height", height)))
      })
  }
}
