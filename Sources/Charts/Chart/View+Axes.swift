import SwiftUI

nonisolated extension View {
  /// Shows the first axis of charts, or not.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.xAxis = visibility == .hidden ? .hidden : .automatic }
  }
  /// Makes the first axis of charts.
  public func chartXAxis<Content>(@AxisContentBuilder content: () -> Content) -> some View where Content: AxisContent {
    let made = AnyAxisContent(content())
    return chart { $0.xAxis = .content(made) }
  }
  /// Shows the second axis of charts, or not.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.yAxis = visibility == .hidden ? .hidden : .automatic }
  }
  /// Makes the second axis of charts.
  public func chartYAxis<Content>(@AxisContentBuilder content: () -> Content) -> some View where Content: AxisContent {
    let made = AnyAxisContent(content())
    return chart { $0.yAxis = .content(made) }
  }
  /// Says what the first axis measures.
  public func chartXAxisLabel<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View where C: View {
    let title = AxisTitle(position: position == .top ? .top : .bottom, content: AnyView(content()))
    return chart { $0.axisLabels.append(title) }
  }
  /// Says what the first axis measures.
  public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartXAxisLabel(position: position) { label } }
  /// Says what the first axis measures.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chartXAxisLabel(position: position) { Text(labelKey) } }
  /// Says what the first axis measures.
  @_disfavoredOverload
  public func chartXAxisLabel<S>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View where S: StringProtocol { chartXAxisLabel(position: position) { Text(label) } }
  /// Says what the second axis measures.
  public func chartYAxisLabel<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View where C: View {
    let side: AxisMarkPosition = position == .leading ? .leading : position == .trailing ? .trailing : .top
    let title = AxisTitle(position: side, content: AnyView(content()))
    return chart { $0.axisLabels.append(title) }
  }
  /// Says what the second axis measures.
  public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartYAxisLabel(position: position) { label } }
  /// Says what the second axis measures.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chartYAxisLabel(position: position) { Text(labelKey) } }
  /// Says what the second axis measures.
  @_disfavoredOverload
  public func chartYAxisLabel<S>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View where S: StringProtocol { chartYAxisLabel(position: position) { Text(label) } }
}
