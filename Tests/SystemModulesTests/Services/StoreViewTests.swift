import HeadlessCore
import StoreKit
import SwiftUI
import Testing

@_spi(CellHarness) @testable import UIKit

/// What apps show of the store, where nothing can be bought.
@MainActor @Suite("Views of the store", .serialized) struct StoreViewTests {
  /// A window that nobody keeps is closed.
  private static var windows: [UIWindow] = []

  private struct Shop: View {
    @State private var state: EntitlementTaskState<Int> = .loading
    @State private var products = "…"
    @State private var isManaging = false
    private static func count(_ statuses: [StoreKit.Product.SubscriptionInfo.Status]) async -> Int { statuses.count }
    var body: some View {
      VStack {
        SubscriptionStoreView(groupID: "pass") { Text("Become a member") }
          .storeButton(.visible, for: .redeemCode)
          .subscriptionStoreButtonLabel(.multiline)
        ProductView(id: "coins") {
          Text("icon")
        } placeholderIcon: {
          Text("placeholder")
        }
        .productViewStyle(.large)
        Text(state.value.map { "\($0) subscriptions" } ?? "loading")
        Text(products)
        Button(isManaging ? "managing" : "Manage") { isManaging = true }
      }
      .subscriptionStatusTask(for: "pass") { state in
        self.state = await state.map { @Sendable statuses in await Self.count(statuses) }
      }
      .storeProductsTask(for: ["coins"]) { state in
        if case .success(let found, let missing) = state { products = "\(found.count) of \(found.count + missing.count)" }
      }
      .manageSubscriptionsSheet(isPresented: $isManaging)
    }
  }

  @Test("What the app says is shown, nothing is for sale, and the store's sheets are left at once")
  func shop() async throws {
    await #expect(processExitsWith: .success) { try await StoreViewTests().shopAlone() }
  }
  fileprivate func shopAlone() async throws {
    RunState.begin()
    let controller = UIHostingController(rootView: Shop())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    Self.windows = [window]
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HostLoop.settle()
    for _ in 0..<2 { await turn() }
    let texts = ["Become a member", "placeholder", "0 subscriptions", "0 of 1", "Manage"]
    #expect(controller.view.shownTexts == texts)
    TouchDriver.tap(at: try #require(controller.view.center(of: "Manage")), in: window)
    await turn()
    #expect(controller.view.shownTexts == texts)
    #expect(try await StoreKit.Product.SubscriptionInfo.status(for: "pass").isEmpty)
    for await _ in StoreKit.Transaction.unfinished { Issue.record("something was bought") }
  }
}
