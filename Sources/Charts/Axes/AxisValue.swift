import Foundation

/// A value of an axis.
nonisolated public struct AxisValue {
  /// Its place among the values.
  public let index: Int
  /// How many values there are.
  public let count: Int
  let plotted: PlotValue

  /// The value as a type; nil if it is none.
  public func `as`<P>(_ type: P.Type) -> P? where P: Plottable { plotted.value(as: type) }
}

/// The values at which an axis draws its marks.
nonisolated public struct AxisMarkValues: Sendable {
  enum Kind: Sendable {
    case automatic(count: Int?)
    case stride(Double)
    case calendar(Calendar.Component, Int, Calendar)
    case list([PlotValue])
  }

  let kind: Kind

  /// What suits the data.
  public static let automatic = AxisMarkValues(kind: .automatic(count: nil))
  /// What suits the data and a number of values.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(count: desiredCount)) }
  /// What suits the data, a least distance and a number of values.
  public static func automatic<P>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P: Plottable, P: BinaryFloatingPoint {
    AxisMarkValues(kind: .automatic(count: desiredCount))
  }
  /// At a distance.
  public static func stride<P>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P: Plottable { AxisMarkValues(kind: .stride(PlotValue(stepSize).position ?? 1)) }
  /// At every hour, day, …, or every so many of them.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .calendar(component, count, calendar ?? .autoupdatingCurrent)) }

  static func list<V: Plottable>(_ values: [V]) -> AxisMarkValues { AxisMarkValues(kind: .list(values.map { PlotValue($0) })) }
}

/// Where an axis stands.
nonisolated public struct AxisMarkPosition: Equatable, Sendable {
  let name: String
  /// What suits the axis: after the plot, or below it.
  public static let automatic = AxisMarkPosition(name: "automatic")
  /// Before the plot.
  public static let leading = AxisMarkPosition(name: "leading")
  /// After the plot.
  public static let trailing = AxisMarkPosition(name: "trailing")
  /// Above the plot.
  public static let top = AxisMarkPosition(name: "top")
  /// Below the plot.
  public static let bottom = AxisMarkPosition(name: "bottom")
}

/// How the marks of an axis lie.
nonisolated public struct AxisMarkPreset: Equatable, Sendable {
  let name: String
  /// What suits the axis.
  public static let automatic = AxisMarkPreset(name: "automatic")
  /// Beyond the plot.
  public static let extended = AxisMarkPreset(name: "extended")
  /// Along the plot.
  public static let aligned = AxisMarkPreset(name: "aligned")
  /// Inside the plot.
  public static let inset = AxisMarkPreset(name: "inset")
}
