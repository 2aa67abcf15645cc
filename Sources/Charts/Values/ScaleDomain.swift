import Foundation

/// The values that a scale spans.
public protocol ScaleDomain {}

/// A domain the chart understands.
protocol KnownDomain: ScaleDomain {
  func apply(to setting: inout ScaleSetting)
}

extension ClosedRange: ScaleDomain where Bound: Plottable {}
extension ClosedRange: KnownDomain where Bound: Plottable {
  func apply(to setting: inout ScaleSetting) {
    switch (PlotValue(lowerBound).kind, PlotValue(upperBound).kind) {
    case (.number(let low), .number(let high)): setting.domain = .numbers(low, high)
    case (.date(let low), .date(let high)): setting.domain = .dates(low, high)
    case (.category(let low), .category(let high)): setting.domain = .categories([low, high])
    case (.number, _), (.date, _), (.category, _): break
    }
  }
}

extension Array: ScaleDomain where Element: Plottable {}
extension Array: KnownDomain where Element: Plottable {
  func apply(to setting: inout ScaleSetting) {
    let values = map { PlotValue($0) }
    let names = values.compactMap { if case .category(let name) = $0.kind { name } else { nil } }
    let dates = values.compactMap { if case .date(let date) = $0.kind { date } else { nil } }
    let numbers = values.compactMap { if case .number(let number) = $0.kind { number } else { nil } }
    if !names.isEmpty {
      setting.domain = .categories(names)
    } else if let low = dates.min(), let high = dates.max() {
      setting.domain = .dates(low, high)
    } else if let first = numbers.first, let last = numbers.last {
      // Numbers that fall run the other way.
      setting.domain = .numbers(Swift.min(first, last), Swift.max(first, last))
      setting.isReversed = last < first
    }
  }
}

/// The domain of the data.
nonisolated public struct AutomaticScaleDomain: KnownDomain {
  let includesZero: Bool?
  let reversed: Bool?
  func apply(to setting: inout ScaleSetting) {
    setting.domain = nil
    setting.includesZero = includesZero
    setting.isReversed = reversed ?? false
  }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The domain of the data.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(includesZero: nil, reversed: nil) }
  /// The domain of the data, with or without zero.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, reversed: reversed)
  }
}

/// How values become lengths; here they are proportional.
nonisolated public struct ScaleType: Equatable, Sendable {
  let name: String
  /// Proportional.
  public static let linear = ScaleType(name: "linear")
  /// By their logarithm.
  public static let log = ScaleType(name: "log")
  /// By their logarithm on both sides of zero.
  public static let symmetricLog = ScaleType(name: "symmetricLog")
  /// By their square root.
  public static let squareRoot = ScaleType(name: "squareRoot")
  /// Names in a row.
  public static let category = ScaleType(name: "category")
  /// Dates.
  public static let date = ScaleType(name: "date")
}

/// The lengths that a scale spans.
public protocol PositionScaleRange {}
/// The length of the plot.
nonisolated public struct PlotDimensionScaleRange: PositionScaleRange {
  let padding: String
}
extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The length of the plot.
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(padding: "") }
  /// The length of the plot without something at both ends.
  public static func plotDimension(padding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(padding: PlotValue.words(Double(padding)))
  }
  /// The length of the plot without something at its ends.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(padding: "\(PlotValue.words(Double(startPadding))) \(PlotValue.words(Double(endPadding)))")
  }
}
