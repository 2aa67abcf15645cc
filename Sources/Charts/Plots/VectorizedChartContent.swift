@_spi(CellHarness) import SwiftUI

/// Content with a mark for each element of a collection, whose looks can follow the elements.
@MainActor @preconcurrency public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// The type of the elements.
  associatedtype DataElement
}

/// Elements with the mark that stands for each.
struct Vectors<DataElement> {
  var elements: [DataElement]
  var marks: [PlottedMark]

  init<Data: RandomAccessCollection>(_ data: Data, _ mark: (DataElement) -> PlottedMark) where Data.Element == DataElement {
    elements = Array(data)
    marks = elements.map(mark)
  }
}

/// Content that knows its elements.
protocol VectorSource<DataElement>: VectorizedChartContent, PrimitiveChartContent {
  nonisolated var vectors: Vectors<DataElement> { get }
}

extension VectorSource {
  @MainActor func plot(_ marks: inout [PlottedMark]) { marks += vectors.marks }
}

/// Vectorized content with something said about each of its marks.
nonisolated struct ChangedVectors<DataElement>: VectorSource {
  var vectors: Vectors<DataElement>
}

nonisolated extension VectorizedChartContent {
  private func changed(_ change: (inout PlottedMark, DataElement) -> Void) -> ChangedVectors<DataElement> {
    guard var vectors = (self as? any VectorSource<DataElement>)?.vectors else {
      preconditionFailure("\(Self.self) is no plot of Charts.")
    }
    for (index, element) in vectors.elements.enumerated() { change(&vectors.marks[index], element) }
    return ChangedVectors(vectors: vectors)
  }

  /// Draws each mark with a style that follows a value of its element.
  public func foregroundStyle<D>(by value: PlottableProjection<DataElement, D>) -> some VectorizedChartContent<DataElement>
  where D: Plottable {
    changed { if $0.style == nil && $0.styleValue == nil { $0.styleValue = value.span($1) } }
  }
  /// Draws each mark with a style of its element.
  public func foregroundStyle<S>(_ keyPath: KeyPath<DataElement, S>) -> some VectorizedChartContent<DataElement>
  where S: ShapeStyle {
    changed { if $0.style == nil && $0.styleValue == nil { $0.style = AnyShapeStyle($1[keyPath: keyPath]) } }
  }
  /// Lets something behind each mark show through, as its element says.
  public func opacity(_ keyPath: KeyPath<DataElement, Double>) -> some VectorizedChartContent<DataElement> {
    changed { $0.look("opacity", PlotValue.words($1[keyPath: keyPath])) }
  }
  /// Draws a symbol that follows a value of each element.
  public func symbol<D>(by value: PlottableProjection<DataElement, D>) -> some VectorizedChartContent<DataElement>
  where D: Plottable { changed { $0.look("symbol by", value.span($1).words) } }
  /// Draws a symbol whose size follows a value of each element.
  public func symbolSize<D>(by value: PlottableProjection<DataElement, D>) -> some VectorizedChartContent<DataElement>
  where D: Plottable { changed { $0.look("symbolSize by", value.span($1).words) } }
  /// Draws lines with a pattern that follows a value of each element.
  public func lineStyle<D>(by value: PlottableProjection<DataElement, D>) -> some VectorizedChartContent<DataElement>
  where D: Plottable { changed { $0.look("lineStyle by", value.span($1).words) } }
  /// Puts marks beside each other by a value of each element.
  public func position<D>(by value: PlottableProjection<DataElement, D>, axis: Axis? = nil, span: MarkDimension = .automatic)
    -> some VectorizedChartContent<DataElement> where D: Plottable
  { changed { $0.look("position by", value.span($1).words) } }
}
