import SwiftUI

/// The plot of a chart, to be changed by modifiers.
nonisolated public struct ChartPlotContent: View {
  let content: AnyView
  /// The plot.
  @MainActor public var body: some View { content }
}

nonisolated extension View {
  /// Changes the plot of charts.
  public func chartPlotStyle<Content>(@ViewBuilder content: @escaping (_ plotContent: ChartPlotContent) -> Content)
    -> some View where Content: View
  { chart { $0.plotStyles.append { AnyView(content(ChartPlotContent(content: $0))) } } }
  /// Puts a view in front of charts that can find values.
  public func chartOverlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (_ proxy: ChartProxy) -> V
  ) -> some View where V: View {
    chart { $0.overlays.append(ChartLayer(alignment: alignment) { AnyView(content($0)) }) }
  }
  /// Puts a view behind charts that can find values.
  public func chartBackground<V>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (_ proxy: ChartProxy) -> V
  ) -> some View where V: View {
    chart { $0.backgrounds.append(ChartLayer(alignment: alignment) { AnyView(content($0)) }) }
  }
  /// Shows the legend of charts, or not.
  public func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legend.visibility = visibility } }
  /// Places the legend of charts.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chart { $0.legend.isAbove = position.y < 0 && position != .automatic } }
  /// Makes the legend of charts.
  public func chartLegend<Content>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    let view = AnyView(content())
    return chart {
      $0.legend.content = view
      $0.legend.isAbove = position.y < 0 && position != .automatic
    }
  }
}
