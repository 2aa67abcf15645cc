import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// What SwiftUI's views say of charts, and what they hand on to UIKit's.
@MainActor @Suite("Descriptions of charts, and animations of UIKit's views", .serialized) struct ChartDescriptorTests {
  init() { RunState.begin() }

  private struct Week: AXChartDescriptorRepresentable {
    let sales: [Double]
    func makeChartDescriptor() -> AXChartDescriptor {
      AXChartDescriptor(
        title: "Sales", summary: nil, xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon"]),
        yAxis: AXNumericDataAxisDescriptor(title: "Sold", range: 0...10, gridlinePositions: []) { "\(Int($0)) sold" },
        additionalAxes: [], series: [])
    }
    func updateChartDescriptor(_ descriptor: AXChartDescriptor) {
      descriptor.series = [
        AXDataSeriesDescriptor(name: "Shop", isContinuous: false, dataPoints: sales.map { AXDataPoint(x: "Mon", y: $0) })
      ]
    }
  }

  @Test("what is heard of a chart follows the data, through the update of its description")
  func heard() {
    struct Screen: View {
      @State private var sales = [3.0]
      var body: some View {
        Color.red.frame(height: 40).accessibilityChartDescriptor(Week(sales: sales))
        Button("more") { sales.append(5) }
      }
    }
    let hosted = Hosted(Screen())
    func words() -> String? { hosted.elements.compactMap { $0["accessibilityChartDescriptor"] }.first }
    #expect(words() == "Sales; Day; Sold; Shop: Mon 3 sold")
    hosted.tap(text: "more")
    #expect(words() == "Sales; Day; Sold; Shop: Mon 3 sold, Mon 5 sold")
  }

  private struct Bar: UIViewRepresentable {
    let isWide: Bool
    let events: Events
    final class Events { var all: [String] = [] }

    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {
      context.animate {
        view.alpha = isWide ? 1 : 0.5
        events.all.append("change")
      } completion: {
        events.all.append("done")
      }
    }
  }

  @Test("a representable changes its view along with the transaction: the completion waits for the animation, or follows at once")
  func animated() {
    struct Screen: View {
      let events: Bar.Events
      @State private var isWide = false
      var body: some View {
        Bar(isWide: isWide, events: events).frame(height: 40)
        Button("wide") { withAnimation(.linear(duration: 0.4)) { isWide.toggle() } }
      }
    }
    let events = Bar.Events()
    let hosted = Hosted(Screen(events: events))
    #expect(events.all == ["change", "done"])
    events.all = []
    hosted.tap(text: "wide")
    HostLoop.advance(by: 0.1)
    #expect(events.all == ["change"])
    HostLoop.advance(by: 0.5)
    #expect(events.all == ["change", "done"])
  }

  @Test("a spring is moved on in steps of time, and ends where one step of the whole time ends")
  func spring() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    var (value, velocity) = (2.0, 1.0)
    for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.02) }
    var (once, speed) = (2.0, 1.0)
    spring.update(value: &once, velocity: &speed, target: 10, deltaTime: 0.2)
    #expect(Swift.abs(value - once) < 0.01 && Swift.abs(velocity - speed) < 0.1)
    #expect(once > 2 && speed > 0)
    for _ in 0..<100 { spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.05) }
    #expect(Swift.abs(value - 10) < 0.001 && Swift.abs(velocity) < 0.01)
    #expect(spring.force(target: 10.0, position: 10, velocity: 0) == 0)
    #expect(spring.force(target: 10.0, position: 4, velocity: 0) > 0 && spring.force(target: 10.0, position: 10, velocity: 3) < 0)
  }

  private struct Note: Codable, Hashable { var id = 7 }

  private struct Notes: App {
    var body: some Scene {
      WindowGroup(for: Note.self) { $note in
        Text(note.map { "note \($0.id)" } ?? "no note")
        Button("choose") { note = Note() }
      }
    }
  }

  @Test("the window for a value opens without one, and follows what its view sets")
  func windowForValue() {
    let hosted = Hosted(SceneWindows.of(Notes().body)[0])
    #expect(hosted.texts.first == "no note")
    hosted.tap(text: "choose")
    #expect(hosted.texts.first == "note 7")
  }
}
