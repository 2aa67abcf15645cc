import SwiftUI

nonisolated extension View {
  /// Binds the value a finger is at; here only what is chosen is shown.
  public func chartXSelection<P>(value: Binding<P?>) -> some View where P: Plottable { selection("chartXSelection", value) }
  /// Binds the value a finger is at; here only what is chosen is shown.
  public func chartYSelection<P>(value: Binding<P?>) -> some View where P: Plottable { selection("chartYSelection", value) }
  /// Binds the sector a finger is at; here only what is chosen is shown.
  public func chartAngleSelection<P>(value: Binding<P?>) -> some View where P: Plottable {
    selection("chartAngleSelection", value)
  }
  /// Binds the values between two fingers; here only what is chosen is shown.
  public func chartXSelection<P>(range: Binding<ClosedRange<P>?>) -> some View where P: Plottable, P: Comparable {
    selection("chartXSelection", range)
  }
  /// Binds the values between two fingers; here only what is chosen is shown.
  public func chartYSelection<P>(range: Binding<ClosedRange<P>?>) -> some View where P: Plottable, P: Comparable {
    selection("chartYSelection", range)
  }
  /// Lets charts scroll; here they show the whole domain.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { chartLook("chartScrollableAxes", "\(axes.rawValue)") }
  /// How much of the first axis is seen at once.
  public func chartXVisibleDomain<P>(length: P) -> some View where P: Plottable, P: Numeric {
    chartLook("chartXVisibleDomain", PlotValue(length).words)
  }
  /// How much of the second axis is seen at once.
  public func chartYVisibleDomain<P>(length: P) -> some View where P: Plottable, P: Numeric {
    chartLook("chartYVisibleDomain", PlotValue(length).words)
  }
  /// Binds where the first axis is scrolled to.
  public func chartScrollPosition<P>(x: Binding<P>) -> some View where P: Plottable {
    chartLook("chartScrollPosition x", PlotValue(x.wrappedValue).words)
  }
  /// Binds where the second axis is scrolled to.
  public func chartScrollPosition<P>(y: Binding<P>) -> some View where P: Plottable {
    chartLook("chartScrollPosition y", PlotValue(y.wrappedValue).words)
  }
  /// Where the first axis is scrolled to at first.
  public func chartScrollPosition<P>(initialX: P) -> some View where P: Plottable {
    chartLook("chartScrollPosition x", PlotValue(initialX).words)
  }
  /// Where the second axis is scrolled to at first.
  public func chartScrollPosition<P>(initialY: P) -> some View where P: Plottable {
    chartLook("chartScrollPosition y", PlotValue(initialY).words)
  }

  /// Says where scrolling charts stop; here they show the whole domain.
  public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    chartLook("chartScrollTargetBehavior", behavior.name)
  }
  /// Adds a gesture that is told of the chart; the host's finger does not make it.
  public func chartGesture<G>(_ gesture: @escaping (ChartProxy) -> G) -> some View where G: Gesture {
    chartLook("chartGesture", "set")
  }

  private func selection<V>(_ name: String, _ value: Binding<V?>) -> some View {
    chartLook(name, value.wrappedValue.map { "\($0)" } ?? "none")
  }
}
