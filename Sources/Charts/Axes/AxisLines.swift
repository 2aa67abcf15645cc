@_spi(CellHarness) import SwiftUI

/// A line over the plot at a value of an axis.
nonisolated public struct AxisGridLine: AxisMark {
  let stroke: StrokeStyle?
  /// Creates a line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { self.stroke = stroke }
}

extension AxisGridLine: PrimitiveAxisMark {
  @MainActor func draw(_ value: AxisValue, _ axis: inout AxisPlan, _ look: AxisLook) {
    axis.lines.append(AxisPlan.Line(kind: "grid line", value: value.plotted, width: stroke?.lineWidth, style: look.style))
  }
}

/// A short line beside the plot at a value of an axis.
nonisolated public struct AxisTick: AxisMark {
  let stroke: StrokeStyle?
  /// How long a tick is.
  public struct Length: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// A number of points.
    public init(integerLiteral value: Int) {}
    /// A number of points.
    public init(floatLiteral value: Double) {}
    private init() {}
    /// What suits the axis.
    public static let automatic = Length()
    /// As long as a label.
    public static let label = Length()
    /// As long as the longest label.
    public static let longestLabel = Length()
  }
  /// Creates a tick.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) { self.stroke = stroke }
}

extension AxisTick: PrimitiveAxisMark {
  @MainActor func draw(_ value: AxisValue, _ axis: inout AxisPlan, _ look: AxisLook) {
    axis.lines.append(AxisPlan.Line(kind: "tick", value: value.plotted, width: stroke?.lineWidth, style: look.style))
  }
}
