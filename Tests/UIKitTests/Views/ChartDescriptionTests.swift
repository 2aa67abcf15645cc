import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// Charts that an app draws itself and describes for assistive technologies.
@MainActor @Suite("Descriptions of charts") struct ChartDescriptionTests {
  init() { RunState.begin() }

  private final class Plot: UIView, AXChart {
    var accessibilityChartDescriptor: AXChartDescriptor?
  }

  private func description(_ sales: [Double], of week: String = "Week 1") -> AXChartDescriptor {
    let days = zip(["Mon", "Tue"], sales)
    return AXChartDescriptor(
      title: "Sales", summary: week, xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon", "Tue"]),
      yAxis: AXNumericDataAxisDescriptor(title: "Sold", range: 0...10, gridlinePositions: []) { "\(Int($0)) sold" },
      series: [
        AXDataSeriesDescriptor(name: "Shop", isContinuous: false, dataPoints: days.map { AXDataPoint(x: $0, y: $1) })
      ])
  }

  private func words(of view: UIView) -> String? {
    var builder = AppearanceBuilder()
    view.describe(into: &builder)
    return builder.elements.compactMap { $0["accessibilityChartDescriptor"] }.first
  }

  @Test("what is heard of a chart is part of its view's look, in the words of its axes")
  func heard() {
    let plot = Plot(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    plot.backgroundColor = .red
    #expect(words(of: plot) == nil)
    plot.accessibilityChartDescriptor = description([3, 4])
    #expect(words(of: plot) == "Sales; Week 1; Day; Sold; Shop: Mon 3 sold, Tue 4 sold")
    plot.accessibilityChartDescriptor = description([3, 5])
    #expect(words(of: plot) == "Sales; Week 1; Day; Sold; Shop: Mon 3 sold, Tue 5 sold")
    plot.accessibilityElementsHidden = true
    #expect(words(of: plot) == nil)
  }

  @Test("points at numbers are said as their axis says them, with their own words in front")
  func numbers() {
    let hours = AXNumericDataAxisDescriptor(
      attributedTitle: NSAttributedString(string: "Hour"), range: 0...24, gridlinePositions: [12]
    ) { "at \(Int($0))" }
    let chart = AXChartDescriptor(
      attributedTitle: NSAttributedString(string: "Day"), summary: nil, xAxis: hours, yAxis: nil,
      series: [
        AXDataSeriesDescriptor(
          name: "Pulse", isContinuous: true, dataPoints: [AXDataPoint(x: 8, y: 61.5, label: "low"), AXDataPoint(x: 9)])
      ])
    #expect(chart.words == "Day; Hour; Pulse: low at 8 61.5, at 9")
    #expect(hours.lowerBound == 0 && hours.upperBound == 24 && hours.title == "Hour")
  }

  @Test("a copy keeps its title and direction when the original gets others")
  func copies() throws {
    let chart = description([1, 2])
    chart.contentDirection = .rightToLeft
    let copy = try #require(chart.copy() as? AXChartDescriptor)
    chart.title = "Returns"
    chart.contentDirection = .leftToRight
    #expect(copy.title == "Sales" && copy.attributedTitle?.string == "Sales" && copy.contentDirection == .rightToLeft)
    #expect(chart.attributedTitle?.string == "Returns")
  }
}
