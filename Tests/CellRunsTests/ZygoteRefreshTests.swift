import CellHarness
import CellRuns
import CellTrace
import SwiftUI
import Testing
import UIKit

@MainActor private final class Bulletins: ObservableObject {
  @Published var isLoading = false
  @Published var text = "old"

  func load() async {
    isLoading = true
    do {
      try await Task.sleep(nanoseconds: 1_000_000_000)
      text = "new"
    } catch {
      text = "\(type(of: error))"
    }
    isLoading = false
  }
}

private struct BulletinsView: View {
  @StateObject private var bulletins = Bulletins()
  let swaps: Bool

  var body: some View {
    if swaps && bulletins.isLoading {
      ProgressView()
    } else {
      List { Text(bulletins.text) }.refreshable { await bulletins.load() }
    }
  }
}

private struct StayingScreen: CellScreen {
  let rootViewController: UIViewController = UIHostingController(rootView: BulletinsView(swaps: false))
}

private struct SwappingScreen: CellScreen {
  let rootViewController: UIViewController = UIHostingController(rootView: BulletinsView(swaps: true))
}

@Suite("a pull that refreshes a hosted list") struct ZygoteRefreshTests {
  private static func refreshed(_ screen: any CellScreen.Type) -> String {
    MainActor.assumeIsolated {
      let engine = HostEngine(ScreenSource(screen), configuration: RunConfiguration())
      engine.run([.pullToRefresh, .wait(2)])
      let rows = engine.trace.steps.last?.checkpoint ?? []
      return rows.flatMap(\.elements).compactMap { $0["text"] }.joined(separator: ", ") + " | \(engine.trace.end)"
    }
  }

  @Test("the action goes on while its list is there, and is cancelled when a ring takes the list's place")
  func cancelled() throws {
    #expect(try reply { ChildCall.at($0).reply.write(Self.refreshed(StayingScreen.self)) } == "new | finished")
    #expect(try reply { ChildCall.at($0).reply.write(Self.refreshed(SwappingScreen.self)) } == "CancellationError | finished")
  }
}
