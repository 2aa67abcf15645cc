@_spi(CellHarness) import SwiftUI

/// A chart of marks: it takes all the space it is offered, 10 points where nothing is (CH-01, CH-02).
nonisolated public struct Chart<Content>: View where Content: ChartContent {
  @Environment(\.chartSettings) private var settings
  private let content: () -> Content

  /// Creates a chart.
  public init(@ChartContentBuilder content: @escaping () -> Content) { self.content = content }

  /// The chart's parts.
  @MainActor public var body: some View {
    let plan = ChartPlan(content(), settings)
    let proxy = ChartProxy(geometry: plan.geometry)
    ZStack {
      ForEach(settings.backgrounds.indices, id: \.self) { index in
        ChartLayerView(layer: settings.backgrounds[index], proxy: proxy)
      }
      ChartBody(plan: plan, settings: settings)
      ForEach(settings.overlays.indices, id: \.self) { index in
        ChartLayerView(layer: settings.overlays[index], proxy: proxy)
      }
    }
  }
}

nonisolated extension Chart {
  /// Creates a chart with content for each element.
  public init<Data, C>(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C)
  where
    Content == ForEach<Data, Data.Element.ID, C>, Data: RandomAccessCollection, C: ChartContent, Data.Element: Identifiable
  { self.init { ForEach(data, content: content) } }

  /// Creates a chart with content for each element, with the id at a key path.
  public init<Data, ID, C>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C>, Data: RandomAccessCollection, ID: Hashable, C: ChartContent {
    self.init { ForEach(data, id: id, content: content) }
  }
}

/// A view over the whole chart that may ask where values are.
private struct ChartLayerView: View {
  let layer: ChartLayer
  let proxy: ChartProxy

  var body: some View {
    GeometryReader { geometry in
      layer.content(proxy.seen(from: geometry)).frame(
        width: geometry.size.width, height: geometry.size.height, alignment: layer.alignment)
    }
  }
}
