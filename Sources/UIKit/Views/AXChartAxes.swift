import Foundation

/// An axis of a chart.
public protocol AXDataAxisDescriptor: NSCopying {
  var title: String { get set }
  var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  public enum ScaleType: Int, Sendable {
    case linear = 0, log10, ln
  }

  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    attributedTitle = NSAttributedString(string: title)
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
  public convenience init(
    attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.init(
      title: "", range: range, gridlinePositions: gridlinePositions, valueDescriptionProvider: valueDescriptionProvider)
    self.attributedTitle = attributedTitle
  }

  open var attributedTitle: NSAttributedString
  open var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }
  open var scaleType = ScaleType.linear
  open var range: ClosedRange<Double>
  open var lowerBound: Double { range.lowerBound }
  open var upperBound: Double { range.upperBound }
  open var gridlinePositions: [Double]
  /// How a number is said.
  open var valueDescriptionProvider: (Double) -> String

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXNumericDataAxisDescriptor(
      attributedTitle: attributedTitle, range: range, gridlinePositions: gridlinePositions,
      valueDescriptionProvider: valueDescriptionProvider)
    copy.scaleType = scaleType
    return copy
  }
}

/// An axis of names.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  public init(title: String, categoryOrder: [String]) {
    attributedTitle = NSAttributedString(string: title)
    self.categoryOrder = categoryOrder
  }
  public convenience init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
    self.init(title: "", categoryOrder: categoryOrder)
    self.attributedTitle = attributedTitle
  }

  open var attributedTitle: NSAttributedString
  open var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }
  open var categoryOrder: [String]

  open func copy(with zone: NSZone? = nil) -> Any {
    AXCategoricalDataAxisDescriptor(attributedTitle: attributedTitle, categoryOrder: categoryOrder)
  }
}

extension AXChartDescriptor {
  /// The chart as it is heard: what it is called, what it is about, and each point with its axes' own words.
  @_spi(CellHarness) public var words: String {
    var parts = [title, summary].compactMap { $0 }.filter { !$0.isEmpty }
    parts += ([xAxis] + (yAxis.map { [$0] } ?? []) + (additionalAxes ?? [])).map(\.title).filter { !$0.isEmpty }
    for one in series {
      let points = one.dataPoints.map { point in
        [point.label, words(of: point.x), point.y.map { yAxis?.valueDescriptionProvider($0) ?? "\($0)" }]
          .compactMap { $0 }.joined(separator: " ")
      }
      parts.append("\(one.name ?? ""): \(points.joined(separator: ", "))")
    }
    return parts.joined(separator: "; ")
  }

  private func words(of value: AXDataPoint.Value) -> String {
    switch value {
    case .category(let name): name
    case .number(let number): (xAxis as? AXNumericDataAxisDescriptor)?.valueDescriptionProvider(number) ?? "\(number)"
    }
  }
}
