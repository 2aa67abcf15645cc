import Foundation
import Testing

@testable import Charts
@testable import SwiftUI

/// Each way to write a mark: what it plots, and what of it is a number of points.
@MainActor @Suite struct MarkFormTests {
  private func plot<C: ChartContent>(@ChartContentBuilder _ content: @escaping () -> C) -> [String] {
    ChartHost(Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden).frame(height: 50)).plot.filter {
      $0.contains("Mark ")
    }
  }

  private struct Square: ChartSymbolShape {
    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  @Test("Symbols of several kinds stand for values")
  func symbolsOfKinds() {
    let chart = Chart { PointMark(x: .value("x", 1), y: .value("y", 2)) }
    let outlined = chart.chartSymbolScale(["a": Circle().strokeBorder(lineWidth: 2), "b": Square().strokeBorder(lineWidth: 2)])
    let others = chart.chartSymbolScale(["a": Square(), "b": Circle()])
    func look<V: View>(_ view: V) -> [String] { ChartHost(view.frame(height: 50)).elements.map { "\($0)" } }
    #expect(look(outlined) != look(others) && look(others) != look(chart))
  }

  @Test("CH-03 a bar goes from value to value, or from a point of the plot to another")
  func bars() {
    let marks = plot {
      BarMark(xStart: .value("Hour", 1), xEnd: .value("Hour", 3), y: .value("Task", "Walk"), height: .fixed(4))
      BarMark(x: .value("Hour", 2), yStart: .value("Low", 5), yEnd: .value("Low", 9), width: 6)
      BarMark(xStart: .value("Hour", 1), xEnd: .value("Hour", 2), yStart: 3, yEnd: 4)
    }
    #expect(
      marks == [
        "BarMark 0=Hour: 1 to 3, Task: Walk, height: 4", "BarMark 1=Hour: 2, Low: 5 to 9, width: 6",
        "BarMark 2=Hour: 1 to 2, yStart: 3, yEnd: 4",
      ])
  }

  @Test("CH-03 areas, lines, rules and points in every form")
  func lines() {
    let marks = plot {
      AreaMark(x: .value("x", 1), yStart: .value("y", 2), yEnd: .value("y", 3))
      AreaMark(x: .value("x", 1), yStart: .value("y", 2), yEnd: .value("y", 3), series: .value("s", "a"))
      AreaMark(xStart: .value("x", 1), xEnd: .value("x", 4), y: .value("y", 2))
      AreaMark(x: .value("x", 1), y: .value("y", 2), stacking: .normalized)
      LineMark(x: .value("x", 1), y: .value("y", 2), series: .value("s", "b"))
      RuleMark(x: .value("x", 1), yStart: 3, yEnd: 4)
      RuleMark(x: .value("x", 1), yStart: .value("y", 0), yEnd: .value("y", 9))
      RuleMark(xStart: .value("x", 0), xEnd: .value("x", 9), y: .value("y", 1))
      PointMark(x: .value("x", 1), y: 5)
      PointMark(x: 6, y: .value("y", 2))
    }
    #expect(
      marks == [
        "AreaMark 0=x: 1, y: 2 to 3", "AreaMark 1=x: 1, y: 2 to 3, s: a", "AreaMark 2=x: 1 to 4, y: 2",
        "AreaMark 3=x: 1, y: 2, stacking: normalized", "LineMark 0=x: 1, y: 2, s: b", "RuleMark 0=x: 1, yStart: 3, yEnd: 4",
        "RuleMark 1=x: 1, y: 0 to 9", "RuleMark 2=x: 0 to 9, y: 1", "PointMark 0=x: 1, y: 5", "PointMark 1=y: 2, x: 6",
      ])
  }

  @Test("CH-03 what is said of a mark's look is kept, the innermost first")
  func looks() {
    let marks = plot {
      PointMark(x: .value("x", 1), y: .value("y", 2)).opacity(0.5).opacity(0.8).zIndex(2).blur(radius: 3)
      PointMark(x: .value("x", 1), y: .value("y", 2)).symbol(by: .value("Kind", "a")).symbolSize(by: .value("Size", 7))
      LineMark(x: .value("x", 1), y: .value("y", 2)).lineStyle(by: .value("Kind", "b")).interpolationMethod(
        .cardinal(tension: 0.5))
      BarMark(x: .value("x", 1), y: .value("y", 2)).position(by: .value("Kind", "c")).offset(x: 4, y: 5)
      BarMark(x: .value("x", 1), y: .value("y", 2)).accessibilityLabel("Label").accessibilityValue("Value").accessibilityHidden(
        true)
    }
    #expect(
      marks == [
        "PointMark 0=x: 1, y: 2, opacity: 0.5, zIndex: 2, blur: 3",
        "PointMark 1=x: 1, y: 2, symbol by: Kind: a, symbolSize by: Size: 7",
        "LineMark 0=x: 1, y: 2, lineStyle by: Kind: b, interpolationMethod: cardinal 0.5",
        "BarMark 0=x: 1, y: 2, position by: Kind: c, offset: 4 5",
        "BarMark 1=x: 1, y: 2, accessibilityLabel: Label, accessibilityValue: Value, accessibilityHidden: true",
      ])
  }

  @Test("CH-03 a domain of names sets their order, falling numbers turn the axis around, and dates have a span")
  func domains() {
    func axes<V: View>(_ change: (AnyView) -> V) -> [String] {
      let chart = Chart { BarMark(x: .value("x", "b"), y: .value("y", 3)) }
      return ChartHost(change(AnyView(chart)).chartXAxis(.hidden).chartYAxis(.hidden).frame(height: 50)).plot.suffix(2).map { $0 }
    }
    #expect(axes { $0.chartXScale(domain: ["a", "b", "c"]).chartYScale(domain: [10, 0]) }.first == "x=a, b, c")
    #expect(axes { $0.chartYScale(domain: [10, 0]) } != axes { $0.chartYScale(domain: [0, 10]) })
  }
}
