import HeadlessCore
import Observation
@_spi(CellHarness) import SwiftUI
import Testing

@_spi(CellHarness) @testable import UIKit

/// Views of an app that a screen opens by themselves. What ends a process has one of its own.
@MainActor @Suite("Views opened alone", .serialized) struct OpenedAloneTests {
  final class Cart: ObservableObject { @Published var count = 2 }
  @Observable final class Session { var name = "Ann" }

  private struct CartView: View {
    @EnvironmentObject var cart: Cart
    var body: some View { Text("\(cart.count) articles") }
  }
  private struct SessionView: View {
    @Environment(Session.self) var session
    var body: some View { Text(session.name) }
  }
  /// The app's own view, which forgets what the next one needs.
  private struct Forgetful: App {
    var body: some Scene { WindowGroup { CartView() } }
  }

  private static let lacked = "in the environment of the view: the screen shows it without what the app puts around it"

  /// Opens a view in a new run and ends the process well if the run is told `text`.
  private static func open(_ make: @MainActor () -> UIViewController, expecting text: String) -> Never {
    RunState.begin()
    UIKitExceptions.missingHandler = { told in exit(told == text ? EXIT_SUCCESS : EXIT_FAILURE) }
    let controller = make()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HostLoop.runFrames()
    withExtendedLifetime(window) { exit(EXIT_FAILURE) }
  }

  @Test("ST-12 a view that a screen opens alone lacks its object by name: nothing is said against the app")
  func object() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run { () -> Void in
        OpenedAloneTests.open(
          { UIHostingController(rootView: NavigationStack { CartView() }) },
          expecting: "an object of type Cart \(OpenedAloneTests.lacked)")
      }
    }
    await #expect(processExitsWith: .success) {
      await MainActor.run { () -> Void in
        OpenedAloneTests.open(
          { UIHostingController(rootView: SessionView()) }, expecting: "an object of type Session \(OpenedAloneTests.lacked)")
      }
    }
  }

  @Test("ST-12 an app that opens without an object that its view needs ends as on a phone")
  func app() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { () -> Void in
          OpenedAloneTests.open({ HostedApp.rootViewController(Forgetful.self) ?? UIViewController() }, expecting: "")
        }
      })
    let said = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(said.contains("No ObservableObject of type Cart found."))
  }
}
