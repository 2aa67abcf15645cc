import Foundation
import Testing

@testable import Charts

private struct Reading: Identifiable {
  let id: Int
  let hour: Int
  let degrees: Double
  let room: String
  var late: Double { Double(hour) }
  var isFaint: Double { degrees < 20 ? 0.5 : 1 }
}

private let readings = [
  Reading(id: 0, hour: 8, degrees: 18, room: "Hall"), Reading(id: 1, hour: 9, degrees: 21, room: "Hall"),
  Reading(id: 2, hour: 8, degrees: 24, room: "Attic"),
]

@MainActor @Suite("Plots of whole collections and of functions") struct PlotTests {
  @Test("CH-05 what is said about a group of marks is said about each that does not say it itself")
  func group() {
    let host = ChartHost(
      Chart {
        Plot {
          BarMark(x: .value("Room", "Hall"), y: .value("Degrees", 18))
          BarMark(x: .value("Room", "Attic"), y: .value("Degrees", 24)).foregroundStyle(.green)
        }
        .foregroundStyle(.pink)
        BarMark(x: .value("Room", "Cellar"), y: .value("Degrees", 9)).foregroundStyle(.teal)
      }
      .chartXAxis(.hidden).frame(height: 100))
    #expect(
      host.plot.prefix(3) == [
        "BarMark 0=Room: Hall, Degrees: 18, foregroundStyle: pink", "BarMark 1=Room: Attic, Degrees: 24, foregroundStyle: green",
        "BarMark 2=Room: Cellar, Degrees: 9, foregroundStyle: teal",
      ])
  }

  @Test("CH-05 a line plot of elements has a point for each, whose style, symbol and opacity follow it")
  func elements() {
    let host = ChartHost(
      Chart {
        LinePlot(readings, x: .value("Hour", \.hour), y: .value("Degrees", \.degrees), series: .value("Room", \.room))
          .foregroundStyle(by: .value("Room", \.room))
          .opacity(\.isFaint)
          .lineStyle(StrokeStyle(lineWidth: 3))
      }
      .chartXAxis(.hidden).frame(height: 100))
    #expect(
      host.plot == [
        "LinePlot 0=Hour: 8, Degrees: 18, Room: Hall, Room: Hall, foregroundStyle: blue, opacity: 0.5, lineStyle: 3",
        "LinePlot 1=Hour: 9, Degrees: 21, Room: Hall, Room: Hall, foregroundStyle: blue, opacity: 1, lineStyle: 3",
        "LinePlot 2=Hour: 8, Degrees: 24, Room: Attic, Room: Attic, foregroundStyle: green, opacity: 1, lineStyle: 3",
        "x=0 to 10", "y=0 to 25; grid line at 0, 5, 10, 15, 20, 25",
      ])
    #expect(host.texts.suffix(2) == ["Hall", "Attic"])
  }

  @Test("CH-05 a function is drawn over its range, or over the axis that the chart has; another function is a difference")
  func functions() {
    func points(_ view: some View) -> [String] {
      let plot = ChartHost(view.frame(height: 100)).plot.first ?? ""
      return plot.split(separator: "points: ").last.map { $0.split(separator: " ").map(String.init) } ?? []
    }
    let square = points(
      Chart { LinePlot(x: "x", y: "y", domain: 0...20) { $0 * $0 } }.chartXAxis(.hidden).chartYAxis(.hidden))
    #expect(square.count == 21 && square.first == "0" && square[3] == "9" && square.last == "400")
    let axis = points(Chart { LinePlot(x: "x", y: "y") { -$0 } }.chartXScale(domain: 10...30))
    #expect(axis.first == "-10" && axis.last == "-30")
    let beside = points(
      Chart {
        LinePlot(x: "x", y: "y") { $0 }
        PointMark(x: .value("x", 40), y: .value("y", 1))
      })
    #expect(beside.first == "0" && beside.last == "40")
    let broken = points(Chart { LinePlot(x: "x", y: "y", domain: -1...1) { 1 / $0 } })
    #expect(broken[10] == "none" && broken[20] == "1")
  }

  @Test("CH-05 a function's values lengthen the second axis; a moving point spans both; an area lies between two functions")
  func spans() {
    let high = ChartHost(Chart { LinePlot(x: "x", y: "y", domain: 0...1) { 70 * $0 } }.frame(height: 100))
    #expect(high.plot.last?.hasPrefix("y=0 to 80") == true)
    let circle = ChartHost(
      Chart {
        LinePlot(x: "x", y: "y", t: "t", domain: 0...(2 * .pi)) { (x: 3 * cos($0), y: sin($0)) }.foregroundStyle(.red)
      }
      .frame(height: 100))
    #expect(circle.plot.first?.hasPrefix("LinePlot 0=x: -3 to 3, y: -1 to 1, foregroundStyle: red, points: 3…0 ") == true)
    let band = ChartHost(
      Chart { AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: 0...20) { (yStart: $0, yEnd: $0 + 5) } }.frame(height: 100))
    #expect(band.plot.first?.contains("points: 0…5 1…6 2…7") == true)
  }

  @Test("CH-05 points, bars and areas of elements are marks of their own, and stack as others do")
  func others() {
    let host = ChartHost(
      Chart {
        BarPlot(readings, x: .value("Room", \.room), y: .value("Degrees", \.degrees))
        PointPlot(readings, x: .value("Room", \.room), y: .value("Degrees", \.degrees)).symbolSize(by: .value("Hour", \.hour))
        AreaPlot(readings, x: .value("Room", \.room), yStart: .value("Degrees", \.degrees), yEnd: .value("Hour", \.late))
      }
      .frame(height: 100))
    #expect(
      host.plot.filter { $0.contains(" 2=") } == [
        "BarPlot 2=Room: Attic, Degrees: 24", "PointPlot 2=Room: Attic, Degrees: 24, symbolSize by: Hour: 8",
        "AreaPlot 2=Room: Attic, Degrees: 24 to 8",
      ])
    // The two bars of the hall stand on each other.
    #expect(host.plot.last?.hasPrefix("y=0 to 40") == true)
  }
}
