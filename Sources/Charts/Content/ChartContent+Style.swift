@_spi(CellHarness) import SwiftUI

nonisolated extension ChartContent {
  /// Draws the marks with a style.
  public func foregroundStyle<S>(_ style: S) -> some ChartContent where S: ShapeStyle {
    changed { if $0.style == nil && $0.styleValue == nil { $0.style = AnyShapeStyle(style) } }
  }
  /// Draws the marks with a style that follows a value.
  public func foregroundStyle<D>(by value: PlottableValue<D>) -> some ChartContent where D: Plottable {
    changed { if $0.style == nil && $0.styleValue == nil { $0.styleValue = value.plotted } }
  }
  /// Lets something behind the marks show through.
  public func opacity(_ opacity: Double) -> some ChartContent { look("opacity", PlotValue.words(opacity)) }
  /// Draws lines with a pattern.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    look("lineStyle", ([style.lineWidth] + style.dash).map { PlotValue.words(Double($0)) }.joined(separator: " "))
  }
  /// Draws lines with a pattern that follows a value.
  public func lineStyle<D>(by value: PlottableValue<D>) -> some ChartContent where D: Plottable {
    look("lineStyle by", value.plotted.words)
  }
  /// How lines go from value to value.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    look("interpolationMethod", method.name)
  }
  /// Rounds the corners of bars.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    look("cornerRadius", PlotValue.words(Double(radius)))
  }
  /// Puts marks beside each other by a value.
  public func position<P>(by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic)
    -> some ChartContent where P: Plottable
  { look("position by", value.plotted.words) }
  /// Draws marks elsewhere.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    look("offset", "\(PlotValue.words(Double(x))) \(PlotValue.words(Double(y)))")
  }
  /// Draws the beginning and the end of marks elsewhere.
  public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    look("offset", "\(PlotValue.words(Double(x))) y \(PlotValue.words(Double(yStart))) to \(PlotValue.words(Double(yEnd)))")
  }
  /// Draws the beginning and the end of marks elsewhere.
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    look("offset", "x \(PlotValue.words(Double(xStart))) to \(PlotValue.words(Double(xEnd))) \(PlotValue.words(Double(y)))")
  }
  /// Draws marks elsewhere.
  public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }
  /// Lets a gradient run over the plot rather than over each mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    look("alignsMarkStylesWithPlotArea", "\(aligns)")
  }
  /// Draws marks in front of others.
  public func zIndex(_ value: Double) -> some ChartContent { look("zIndex", PlotValue.words(value)) }
  /// Blurs the marks.
  public func blur(radius: CGFloat) -> some ChartContent { look("blur", PlotValue.words(Double(radius))) }
  /// Gives the marks a shadow.
  public func shadow(color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> some ChartContent
  { look("shadow", "\(color) \(PlotValue.words(Double(radius)))") }
  /// Draws the marks inside a shape only.
  public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent where S: Shape {
    look("clipShape", shapeWords(shape))
  }
  /// Draws the marks together before styles are applied.
  public func compositingLayer() -> some ChartContent { look("compositingLayer", "true") }
}
