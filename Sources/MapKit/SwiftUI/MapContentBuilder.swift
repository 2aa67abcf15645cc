@_spi(CellHarness) import SwiftUI

/// Puts the content of a map together.
@MainActor @resultBuilder public struct MapContentBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: MapContent { content }
  public static func buildBlock() -> some MapContent { MapContentList { _ in } }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: MapContent { content }
  public static func buildBlock<each Content>(_ content: repeat each Content) -> some MapContent
  where repeat each Content: MapContent {
    let all = (repeat each content)
    return MapContentList { places in repeat (each all).collect(&places) }
  }
  public static func buildIf<Content>(_ content: Content?) -> some MapContent where Content: MapContent {
    MapContentList { places in content?.collect(&places) }
  }
  public static func buildEither<Content>(first: Content) -> MapContentList where Content: MapContent {
    MapContentList { places in first.collect(&places) }
  }
  public static func buildEither<Content>(second: Content) -> MapContentList where Content: MapContent {
    MapContentList { places in second.collect(&places) }
  }
  public static func buildLimitedAvailability<Content>(_ content: Content) -> some MapContent where Content: MapContent {
    MapContentList { places in content.collect(&places) }
  }
}

/// Several pieces of content.
public struct MapContentList: MapContent, PrimitiveMapContent {
  let all: @MainActor (inout [PlacedContent]) -> Void
  @MainActor func place(_ places: inout [PlacedContent]) { all(&places) }
}

extension ForEach: MapContent where Content: MapContent {}

extension ForEach: PrimitiveMapContent where Content: MapContent {
  @MainActor func place(_ places: inout [PlacedContent]) {
    for element in data { TaggedMapContent(content: content(element), tag: AnyHashable(id(of: element))).place(&places) }
  }
}

nonisolated extension ForEach where ID == Data.Element.ID, Content: MapContent, Data.Element: Identifiable {
  /// Content for each element.
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, key: { $0.id }, makes: content)
  }
}

nonisolated extension ForEach where Content: MapContent {
  /// Content for each element, with a key for its identity.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, key: { $0[keyPath: id] }, makes: content)
  }
}

extension Group: MapContent where Content: MapContent {}

extension Group: PrimitiveMapContent where Content: MapContent {
  @MainActor func place(_ places: inout [PlacedContent]) { made.collect(&places) }
}

extension Group where Content: MapContent {
  /// Several pieces of content that count as one.
  public init(@MapContentBuilder content: () -> Content) { self.init(made: content()) }
}
