import Foundation

/// How wide or high a mark is.
nonisolated public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  let name: String
  init(_ name: String) { self.name = name }
  /// A number of points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  /// A number of points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
  /// What suits the chart.
  public static let automatic = MarkDimension("automatic")
  /// A number of points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(PlotValue.words(Double(value))) }
  /// A share of the step between values.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension("ratio \(PlotValue.words(Double(value)))") }
  /// The step between values without a number of points on both sides.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension("inset \(PlotValue.words(Double(value)))") }
}

/// How marks at one place are put on top of each other.
nonisolated public struct MarkStackingMethod: Equatable, Sendable {
  let name: String
  /// From zero upwards.
  public static let standard = MarkStackingMethod(name: "standard")
  /// As shares of their sum.
  public static let normalized = MarkStackingMethod(name: "normalized")
  /// Around the middle.
  public static let center = MarkStackingMethod(name: "center")
  /// Not.
  public static let unstacked = MarkStackingMethod(name: "unstacked")
}

/// How a line goes from value to value.
nonisolated public struct InterpolationMethod: Equatable, Sendable {
  let name: String
  /// Straight.
  public static let linear = InterpolationMethod(name: "linear")
  /// Curved without going beyond the values.
  public static let monotone = InterpolationMethod(name: "monotone")
  /// Curved through the values.
  public static let catmullRom = InterpolationMethod(name: "catmullRom")
  /// Curved through the values.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(name: "catmullRom \(PlotValue.words(Double(alpha)))")
  }
  /// Curved, with a tension.
  public static let cardinal = InterpolationMethod(name: "cardinal")
  /// Curved, with a tension.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(name: "cardinal \(PlotValue.words(Double(tension)))")
  }
  /// In steps, at the values.
  public static let stepStart = InterpolationMethod(name: "stepStart")
  /// In steps, between the values.
  public static let stepCenter = InterpolationMethod(name: "stepCenter")
  /// In steps, before the values.
  public static let stepEnd = InterpolationMethod(name: "stepEnd")
}
