import CellHarness
import SwiftUI

public struct PettyCashScreen: CellScreen {
  private let controller = UIHostingController(rootView: PettyCashView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://www.hackingwithswift.com/books/ios-swiftui/working-with-identifiable-items-in-swiftui
let pettyCashScenarios: [Scenario] = [
  Scenario("unstable-identity/petty-cash/buggy", PettyCashScreen.self, expecting: ["unstable-identity"]) {
    Interaction.tap("Coffee for 8.99")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://www.hackingwithswift.com/books/ios-swiftui/working-with-identifiable-items-in-swiftui")
]
