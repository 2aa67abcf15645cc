@_spi(CellHarness) import SwiftUI

extension ForEach: ChartContent where Content: ChartContent {}

extension ForEach: PrimitiveChartContent where Content: ChartContent {
  /// The marks of every element; of elements with one id only the first counts.
  @MainActor func plot(_ marks: inout [PlottedMark]) {
    var seen = Set<ID>()
    for element in data where seen.insert(id(of: element)).inserted { content(element).collect(&marks) }
  }
}

nonisolated extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
  /// Creates content for identifiable elements.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, key: { $0.id }, makes: content)
  }
}

nonisolated extension ForEach where Content: ChartContent {
  /// Creates content for elements with the id at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data, key: { $0[keyPath: id] }, makes: content) }
}

nonisolated extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Creates content for a range that never changes.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data, key: { $0 }, makes: content)
  }
}
