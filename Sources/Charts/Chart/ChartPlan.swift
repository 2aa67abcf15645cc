@_spi(CellHarness) import SwiftUI

/// A chart with everything decided but its size.
@MainActor struct ChartPlan {
  let marks: [PlottedMark]
  let xAxis: AxisPlan
  let yAxis: AxisPlan
  let styles: StyleScales
  let geometry: PlotGeometry
  let looks: [(name: String, value: String)]

  init<C: ChartContent>(_ content: C, _ settings: ChartSettings) {
    var marks: [PlottedMark] = []
    content.collect(&marks)
    Stacking.apply(&marks)
    // Functions are asked where the first axis, which other marks may need longer, has a place for what they answer.
    let axis = Self.numbers(of: marks, settings)
    marks = marks.map { $0.resolved(axis) }
    self.marks = marks
    let isVertical = !marks.contains { $0.stacked != nil && $0.y?.start.position == nil }
    let x = PlotScale(marks, \.x, settings.xScale, isLength: !isVertical)
    let y = PlotScale(marks, \.y, settings.yScale, isLength: isVertical)
    xAxis = AxisPlan(x, isHorizontal: true, settings.xAxis)
    yAxis = AxisPlan(y, isHorizontal: false, settings.yAxis)
    styles = StyleScales(marks, settings.styles)
    geometry = PlotGeometry(x: x, y: y)
    looks =
      [("chartXScale", settings.xScale.words), ("chartYScale", settings.yScale.words)].filter { !$0.1.isEmpty }
      + settings.looks
  }

  /// The numbers along the first axis before functions are asked; from 0 to 1 if nothing says.
  private static func numbers(of marks: [PlottedMark], _ settings: ChartSettings) -> ClosedRange<Double> {
    if marks.allSatisfy({ $0.function == nil }) { return 0...1 }
    let others = marks.map { mark in
      var mark = mark
      if let domain = mark.ownDomain {
        mark.x = PlotSpan("", PlotValue(.number(domain.lowerBound)), PlotValue(.number(domain.upperBound)))
      }
      return mark
    }
    if case .numbers(let low, let high) = PlotScale(others, \.x, settings.xScale, isLength: false).domain { return low...high }
    return 0...1
  }

  /// What the plot shows: a property a mark, so that a report can name the sample that differs.
  func properties(_ environment: EnvironmentValues) -> [(name: String, value: String)] {
    var counts: [String: Int] = [:]
    var list = marks.map { mark in
      let index = counts[mark.kind, default: 0]
      counts[mark.kind] = index + 1
      return (name: "\(mark.kind) \(index)", value: mark.words(environment, styles))
    }
    if case .empty = xAxis.scale.domain {} else { list.append(("x", xAxis.words(environment))) }
    if case .empty = yAxis.scale.domain {} else { list.append(("y", yAxis.words(environment))) }
    return list + looks
  }

  /// The shares of the plot at which a mark stands.
  func place(_ mark: PlottedMark) -> UnitPoint {
    var x = mark.x.flatMap { middle($0, xAxis.scale) } ?? 0.5
    var y = mark.y.flatMap { middle($0, yAxis.scale) } ?? 0.5
    if let stacked = mark.stacked {
      let end = PlotValue(.number(stacked.to))
      if mark.y?.start.position != nil { y = yAxis.scale.fraction(end) ?? y } else { x = xAxis.scale.fraction(end) ?? x }
    }
    return UnitPoint(x: x, y: 1 - y)
  }

  private func middle(_ span: PlotSpan, _ scale: PlotScale) -> Double? {
    guard let start = scale.fraction(span.start) else { return nil }
    guard let end = span.end.flatMap(scale.fraction) else { return start }
    return (start + end) / 2
  }
}
