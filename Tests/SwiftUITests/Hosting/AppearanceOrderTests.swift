import CellTrace
import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// When views of a shown hosting controller appear, and in which order.
@MainActor @Suite("Appearance in a shown hosting controller", .serialized) struct AppearanceOrderTests {
  @MainActor private final class Log {
    var lines: [String] = []
  }

  private struct Switched: View {
    let log: Log
    let id: Int
    var body: some View {
      Text("\(id)")
        .onAppear { log.lines.append("appear \(id)") }
        .onDisappear { log.lines.append("disappear \(id)") }
        .id(id)
        .transition(.identity)
    }
  }

  @Test("ST-33 a view with another identity and a transition: the old one disappears before the new one appears")
  func order() {
    let log = Log()
    let screen = HostedScreen(Switched(log: log, id: 1))
    #expect(log.lines == ["appear 1"])
    screen.set(Switched(log: log, id: 2))
    #expect(log.lines == ["appear 1", "disappear 1", "appear 2"])
  }

  @Test("ST-33 without a transition, the new view appears before the old one disappears")
  func orderWithoutTransition() {
    struct Plain: View {
      let log: Log
      let id: Int
      var body: some View {
        Text("\(id)").onAppear { log.lines.append("appear \(id)") }.onDisappear { log.lines.append("disappear \(id)") }.id(id)
      }
    }
    let log = Log()
    let screen = HostedScreen(Plain(log: log, id: 1))
    screen.set(Plain(log: log, id: 2))
    #expect(log.lines == ["appear 1", "appear 2", "disappear 1"])
  }

  @Test("Schedules: even distances from a start in the past, full minutes, given dates")
  func schedules() throws {
    func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }
    func first<S: TimelineSchedule>(_ schedule: S, from seconds: Double, _ count: Int = 3) -> [Double] {
      schedule.entries(from: date(seconds), mode: .normal).prefix(count).map(\.timeIntervalSince1970)
    }
    #expect(first(.periodic(from: date(0), by: 5), from: 12) == [10, 15, 20])
    #expect(first(.periodic(from: date(0), by: 5), from: 15, 2) == [15, 20])
    #expect(first(.periodic(from: date(100), by: 10), from: 25, 2) == [100, 110])
    #expect(first(.everyMinute, from: 90) == [60, 120, 180])
    #expect(first(.explicit([date(100), date(200)]), from: 0) == [100, 200])
  }

  @Test("ST-34 an empty view whose type is erased appears")
  func erasedEmpty() {
    let log = Log()
    _ = HostedScreen(AnyView(EmptyView()).onAppear { log.lines.append("appear") })
    #expect(log.lines == ["appear"])
  }

  @Test("ST-35 laying out a shown hosting view has run onAppear and the body that follows from it")
  func layout() {
    struct Loading: View {
      @State private var text = "loading"
      var body: some View { Text(text).onAppear { text = "loaded" } }
    }
    RunState.begin()
    let controller = UIHostingController(rootView: Loading())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.layoutIfNeeded()
    #expect(controller.view.shownTexts == ["loaded"])
  }

  @Test("ST-36 an animation's schedule: dates an interval apart from the start; none while paused or in low-frequency mode")
  func animationSchedule() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    func dates(_ schedule: AnimationTimelineSchedule, _ mode: TimelineScheduleMode = .normal) -> [Double] {
      schedule.entries(from: start, mode: mode).prefix(3).map(\.timeIntervalSinceReferenceDate)
    }
    #expect(dates(.animation(minimumInterval: 1.5)) == [0, 1.5, 3])
    #expect(dates(.animation(minimumInterval: 1.5, paused: true)) == [])
    #expect(dates(.animation(minimumInterval: 1.5), .lowFrequency) == [])
  }

  @Test("ST-36 a timeline that is drawn in every frame shows the present date and lets the run come to rest")
  func animatedTimeline() {
    let screen = HostedScreen(
      TimelineView(.animation) { context in Text(context.date.timeIntervalSinceReferenceDate > 0 ? "drawn" : "not drawn") })
    #expect(screen.controller.view.shownTexts == ["drawn"])
  }
}
