import CoreGraphics
import Foundation

/// A view that tells assistive technologies what its chart shows. What is told is part of the view's look.
@preconcurrency @MainActor public protocol AXChart: NSObjectProtocol {
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// A chart in words and numbers, as somebody hears it who does not see it.
open class AXChartDescriptor: NSObject, NSCopying {
  public enum ContentDirection: Int, Sendable {
    case leftToRight = 0, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
  }

  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }

  public convenience init(
    attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {
    self.init(
      title: attributedTitle?.string, summary: summary, xAxis: xAxis, yAxis: yAxis, additionalAxes: additionalAxes,
      series: series)
    self.attributedTitle = attributedTitle
  }

  open var title: String? { didSet { ownAttributedTitle = nil } }
  /// Made of the title unless the app gave one.
  open var attributedTitle: NSAttributedString? {
    get { ownAttributedTitle ?? title.map { NSAttributedString(string: $0) } }
    set {
      title = newValue?.string
      ownAttributedTitle = newValue
    }
  }
  open var summary: String?
  open var contentDirection = ContentDirection.leftToRight
  open var contentFrame = CGRect.zero
  open var series: [AXDataSeriesDescriptor]
  open var xAxis: any AXDataAxisDescriptor
  open var yAxis: AXNumericDataAxisDescriptor?
  open var additionalAxes: [any AXDataAxisDescriptor]?

  private var ownAttributedTitle: NSAttributedString?

  /// The copy shares axes and series.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXChartDescriptor(
      attributedTitle: attributedTitle, summary: summary, xAxis: xAxis, yAxis: yAxis, additionalAxes: additionalAxes ?? [],
      series: series)
    copy.contentDirection = contentDirection
    copy.contentFrame = contentFrame
    return copy
  }
}

/// Several points that belong together.
open class AXDataSeriesDescriptor: NSObject, NSCopying {
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
  public convenience init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.init(name: attributedName.string, isContinuous: isContinuous, dataPoints: dataPoints)
  }

  open var name: String?
  open var isContinuous: Bool
  open var dataPoints: [AXDataPoint]

  open func copy(with zone: NSZone? = nil) -> Any {
    AXDataSeriesDescriptor(name: name ?? "", isContinuous: isContinuous, dataPoints: dataPoints)
  }
}

/// One point: a number or a category along the first axis, and a number along the second.
open class AXDataPoint: NSObject, NSCopying {
  public convenience init(x: Double, y: Double? = nil, label: String? = nil) { self.init(.number(x), y, label) }
  public convenience init(x: String, y: Double? = nil, label: String? = nil) { self.init(.category(x), y, label) }

  open var label: String?

  enum Value {
    case number(Double)
    case category(String)
  }

  let x: Value
  let y: Double?

  private init(_ x: Value, _ y: Double?, _ label: String?) {
    self.x = x
    self.y = y
    self.label = label
  }

  open func copy(with zone: NSZone? = nil) -> Any { AXDataPoint(x, y, label) }
}
