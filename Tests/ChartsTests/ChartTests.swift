import Foundation
import Testing

@testable import Charts

private struct Sample: Identifiable {
  let id: Int
  let day: String
  let steps: Int
}

private let week = [
  Sample(id: 0, day: "Mon", steps: 40), Sample(id: 1, day: "Tue", steps: 75), Sample(id: 2, day: "Wed", steps: 60),
]

@MainActor @Suite struct ChartTests {
  private func chart(_ samples: [Sample]) -> some View {
    Chart(samples) { sample in
      BarMark(x: .value("Day", sample.day), y: .value("Steps", sample.steps)).foregroundStyle(.pink)
    }
    .frame(height: 200)
  }

  @Test("CH-01 a chart takes all the space it is offered; axes and legend take theirs inside, the plot has the rest")
  func greedy() {
    let bare = ChartHost(
      Chart(week) { BarMark(x: .value("Day", $0.day), y: .value("Steps", $0.steps)) }
        .chartXAxis(.hidden).chartYAxis(.hidden).frame(height: 200))
    #expect(bare.plotFrame == [0, 0, 320, 200])
    let axes = ChartHost(chart(week))
    #expect(axes.texts == ["Mon", "Tue", "Wed", "0", "20", "40", "60", "80"])
    #expect(axes.plotFrame[0] == 0 && axes.plotFrame[1] == 0)
    #expect(axes.plotFrame[2] < 310 && axes.plotFrame[3] < 190)
    let below = axes.elements.first { $0["text"] == "Mon" }?.frame
    #expect((below?.y ?? 0) > axes.plotFrame[3])
    let beside = axes.elements.first { $0["text"] == "80" }?.frame
    #expect((beside?.x ?? 0) > axes.plotFrame[2])
  }

  @Test("CH-02 where no height is given a chart is 10 points high")
  func noHeight() {
    let host = ChartHost(
      Chart(week) { BarMark(x: .value("Day", $0.day), y: .value("Steps", $0.steps)) }
        .chartXAxis(.hidden).chartYAxis(.hidden))
    #expect(host.plotFrame == [0, 0, 320, 10])
  }

  @Test("CH-03 every sample is a property of the plot, so that another item's samples are a difference")
  func samples() {
    let host = ChartHost(chart(week))
    #expect(
      host.plot == [
        "BarMark 0=Day: Mon, Steps: 40, foregroundStyle: pink", "BarMark 1=Day: Tue, Steps: 75, foregroundStyle: pink",
        "BarMark 2=Day: Wed, Steps: 60, foregroundStyle: pink", "x=Mon, Tue, Wed; grid line at Mon, Tue, Wed",
        "y=0 to 80; grid line at 0, 20, 40, 60, 80",
      ])
    host.set(chart([week[0], Sample(id: 1, day: "Tue", steps: 15), week[2]]))
    #expect(host.plot[1] == "BarMark 1=Day: Tue, Steps: 15, foregroundStyle: pink")
    #expect(host.plot[4] == "y=0 to 60; grid line at 0, 20, 40, 60")
  }

  @Test("CH-03 elements with one id count once; what is plotted may be a number, a date, a name or an enumeration of them")
  func plottable() {
    enum Mood: String, Plottable { case calm, tense }
    let host = ChartHost(
      Chart {
        ForEach([1, 1, 2], id: \.self) { number in
          PointMark(x: .value("Time", Date(timeIntervalSince1970: Double(number) * 3600)), y: .value("Mood", Mood.tense))
        }
        RuleMark(y: .value("Mood", Mood.calm))
        PointMark(
          x: .value("Time", Date(timeIntervalSince1970: 9000)), y: .value("Mood", Mood(primitivePlottable: "calm") ?? .tense))
      }
      .chartXAxis(.hidden).frame(height: 100))
    #expect(
      host.plot.dropLast(2) == [
        "PointMark 0=Time: 1970-01-01T01:00:00Z, Mood: tense", "PointMark 1=Time: 1970-01-01T02:00:00Z, Mood: tense",
        "RuleMark 0=Mood: calm", "PointMark 2=Time: 1970-01-01T02:30:00Z, Mood: calm",
      ])
    #expect(host.texts == ["tense", "calm"])
  }

  @Test("CH-03 styles by value come from the scale and are explained in the legend")
  func styles() {
    let view = Chart {
      BarMark(x: .value("Day", "Mon"), y: .value("Hours", 2)).foregroundStyle(by: .value("Phase", "REM"))
      BarMark(x: .value("Day", "Mon"), y: .value("Hours", 5)).foregroundStyle(by: .value("Phase", "Core"))
    }
    .chartXAxis(.hidden).frame(height: 100)
    let host = ChartHost(view)
    #expect(
      host.plot == [
        "BarMark 0=Day: Mon, Hours: 2, Phase: REM, foregroundStyle: blue",
        "BarMark 1=Day: Mon, Hours: 5, Phase: Core, foregroundStyle: green", "x=Mon",
        "y=0 to 8; grid line at 0, 2, 4, 6, 8",
      ])
    #expect(host.texts == ["0", "2", "4", "6", "8", "REM", "Core"])
    host.set(view.chartForegroundStyleScale(["REM": Color.indigo, "Core": .teal]).chartLegend(.hidden))
    #expect(host.plot[0].hasSuffix("foregroundStyle: indigo") && host.plot[1].hasSuffix("foregroundStyle: teal"))
    #expect(!host.texts.contains("REM"))
  }

  @Test("CH-03 symbols, lines, domains and hidden axes as rows use them")
  func line() {
    let host = ChartHost(
      Chart(week) { sample in
        LineMark(x: .value("Day", sample.day), y: .value("BPM", sample.steps))
          .symbol(Circle().strokeBorder(lineWidth: 2))
          .symbolSize(CGSize(width: 6, height: 6))
          .interpolationMethod(.catmullRom)
          .lineStyle(StrokeStyle(lineWidth: 2, dash: [5, 5]))
          .foregroundStyle(Color.red.gradient)
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
      .chartYScale(domain: .automatic(includesZero: false))
      .frame(height: 60))
    #expect(
      host.plot == [
        "LineMark 0=Day: Mon, BPM: 40, foregroundStyle: red gradient, symbol: Circle line 2, symbolSize: 6×6, "
          + "interpolationMethod: catmullRom, lineStyle: 2 5 5",
        "LineMark 1=Day: Tue, BPM: 75, foregroundStyle: red gradient, symbol: Circle line 2, symbolSize: 6×6, "
          + "interpolationMethod: catmullRom, lineStyle: 2 5 5",
        "LineMark 2=Day: Wed, BPM: 60, foregroundStyle: red gradient, symbol: Circle line 2, symbolSize: 6×6, "
          + "interpolationMethod: catmullRom, lineStyle: 2 5 5", "x=Mon, Tue, Wed", "y=40 to 80",
      ])
    #expect(host.texts.isEmpty)
  }

  @Test("CH-03 axes are made of marks at values, with formats, views and styles")
  func axes() {
    let host = ChartHost(
      Chart(week) { LineMark(x: .value("Number", $0.id), y: .value("Steps", $0.steps)) }
        .chartXAxis {
          AxisMarks(values: [0, 1, 2]) { value in
            AxisGridLine(stroke: StrokeStyle(lineWidth: 1)).foregroundStyle(.gray)
            AxisTick()
            AxisValueLabel { if let number = value.as(Int.self) { Text("no. \(number)").bold() } }
          }
        }
        .chartYAxis {
          AxisMarks(format: Decimal.FormatStyle.Percent.percent.scale(1), position: .leading, values: .stride(by: 50))
        }
        .chartYScale(domain: 0...100)
        .chartYAxisLabel("of the goal")
        .frame(height: 100))
    #expect(host.texts == ["no. 0", "no. 1", "no. 2", "0%", "50%", "100%", "of the goal"])
    #expect(
      host.plot.suffix(2) == [
        "x=0 to 2; grid line 1 gray at 0, 1, 2; tick at 0, 1, 2", "y=0 to 100; grid line at 0, 50, 100",
      ])
    #expect((host.plotFrame.first ?? 0) > 10)
  }

  @Test("views at marks are views: they are seen where their mark is")
  func annotations() {
    let host = ChartHost(
      Chart(week) { sample in
        BarMark(x: .value("Day", sample.day), y: .value("Steps", sample.steps))
          .annotation(position: .overlay) { Text("\(sample.steps)!") }
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...100).frame(height: 200))
    #expect(host.texts == ["40!", "75!", "60!"])
    let frame = host.elements.first { $0["text"] == "75!" }?.frame
    #expect(frame.map { abs($0.x + $0.width / 2 - 160) < 1 && abs($0.y + $0.height / 2 - 50) < 1 } == true)
  }

  @Test("an overlay finds the value under a finger")
  func overlay() {
    @MainActor final class Chosen { var day: String? }
    let chosen = Chosen()
    let host = ChartHost(
      Chart(week) { BarMark(x: .value("Day", $0.day), y: .value("Steps", $0.steps)) }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartOverlay { proxy in
          GeometryReader { geometry in
            Rectangle().fill(.clear).contentShape(Rectangle())
              .onTapGesture { location in
                chosen.day = proxy.value(atX: location.x - geometry[proxy.plotAreaFrame].origin.x, as: String.self)
              }
          }
        }
        .frame(height: 200))
    host.tap(160, 100)
    #expect(chosen.day == "Tue")
    host.tap(310, 100)
    #expect(chosen.day == "Wed")
  }

  @Test("content may be chosen, optional, made of other content, or of every kind of mark")
  func content() {
    struct Goal: ChartContent {
      let value: Double
      var body: some ChartContent {
        RuleMark(y: .value("Goal", value)).annotation(position: .top, alignment: .leading) { Text("Goal") }
      }
    }
    func view(_ flag: Bool) -> some View {
      Chart {
        if flag { AreaMark(x: .value("x", 1), y: .value("y", 2), series: .value("s", "a")) } else { Goal(value: 7) }
        if flag {
          RectangleMark(xStart: .value("x", 1), xEnd: .value("x", 2), yStart: .value("y", 0), yEnd: .value("y", 1))
        }
        SectorMark(angle: .value("Share", 0.25), innerRadius: .ratio(0.5), angularInset: 1).cornerRadius(3)
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).frame(height: 50)
    }
    let host = ChartHost(view(true))
    #expect(
      host.plot.prefix(3) == [
        "AreaMark 0=x: 1, y: 2, s: a", "RectangleMark 0=x: 1 to 2, y: 0 to 1",
        "SectorMark 0=Share: 0.25, innerRadius: ratio 0.5, angularInset: 1, cornerRadius: 3",
      ])
    host.set(view(false))
    #expect(host.plot.first == "RuleMark 0=Goal: 7")
    #expect(host.texts == ["Goal"])
  }

  @Test("the plot's style is a modifier of it")
  func plotStyle() {
    let host = ChartHost(
      Chart(week) { BarMark(x: .value("Day", $0.day), y: .value("Steps", $0.steps)) }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartPlotStyle { $0.background(Color.gray).opacity(0.5) }
        .frame(height: 40))
    #expect(host.elements.first?["color"] == "gray")
    #expect(host.plot.last == "opacity=0.5")
  }
}
