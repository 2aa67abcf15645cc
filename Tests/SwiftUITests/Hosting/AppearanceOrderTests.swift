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
