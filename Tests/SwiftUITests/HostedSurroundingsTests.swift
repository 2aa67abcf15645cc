import CellTrace
import HeadlessCore
import Testing
@_spi(CellHarness) import UIKit

@_spi(CellHarness) @testable import SwiftUI

/// Hosted content follows the traits and the phase of the app around it.
@MainActor @Suite("Hosted surroundings", .serialized) struct HostedSurroundingsTests {
  private struct Surroundings: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.layoutDirection) private var direction
    @Environment(\.verticalSizeClass) private var vertical
    @Environment(\.scenePhase) private var phase
    @State private var count = 0

    var body: some View {
      Button("\(colorScheme) \(size) \(direction) \(vertical.map { "\($0)" } ?? "-") \(phase) \(count)") { count += 1 }
    }
  }

  private func text(in controller: UIHostingController<Surroundings>) -> String? {
    var builder = AppearanceBuilder()
    controller.view.describe(into: &builder)
    return builder.elements.compactMap { $0["text"] }.first
  }

  @Test("UH-18 IN-09 a hosting controller takes over traits and phase, and keeps its state")
  func controller() {
    RunState.begin()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    defer { RunState.begin() }
    let controller = UIHostingController(rootView: Surroundings())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HostLoop.settle()
    #expect(text(in: controller) == "light large leftToRight regular active 0")
    TouchDriver.tap(at: CGPoint(x: 195, y: 422), in: window)
    HostLoop.settle()
    SystemDriver.change(.dark(true))
    SystemDriver.change(.textSize(.accessibilityMedium))
    HostLoop.settle()
    #expect(text(in: controller) == "dark accessibility1 leftToRight regular active 1")
    SystemDriver.change(.rightToLeft(true))
    _ = SystemDriver.rotate(to: .landscape, in: window)
    HostLoop.settle()
    #expect(text(in: controller) == "dark accessibility1 rightToLeft compact active 1")
    SystemDriver.enterBackground()
    HostLoop.settle()
    #expect(text(in: controller) == "dark accessibility1 rightToLeft compact background 1")
    SystemDriver.enterForeground()
    HostLoop.settle()
    #expect(text(in: controller) == "dark accessibility1 rightToLeft compact active 1")
  }

  @Test("IN-09 bold text switched on in the middle of a run makes hosted text wider, and off again narrower")
  func boldText() {
    RunState.begin()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    defer { RunState.begin() }
    let controller = UIHostingController(rootView: Text("Resting heart rate"))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    func width() -> Double {
      HostLoop.settle()
      var builder = AppearanceBuilder()
      controller.view.describe(into: &builder)
      return builder.elements.first { $0["text"] != nil }?.frame.width ?? 0
    }
    let before = width()
    SystemDriver.change(.boldText(true))
    let bold = width()
    #expect(before > 100 && bold > before + 2, "\(before) became \(bold)")
    SystemDriver.change(.boldText(false))
    #expect(width() == before)
  }
}
