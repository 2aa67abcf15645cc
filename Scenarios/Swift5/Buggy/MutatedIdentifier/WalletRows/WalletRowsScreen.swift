import CellHarness
import UIKit

public struct WalletRowsScreen: CellScreen {
  private let controller = WalletRowsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a payment comes in") { controller.receive(2, at: "0x0f2B") }
    ]
  }
}

// Re-told from https://github.com/AlphaWallet/alpha-wallet-ios/issues/6247
let walletRowsScenarios: [Scenario] = [
  Scenario("mutated-identifier/wallet-rows/buggy", WalletRowsScreen.self, expecting: ["mutated-identifier"]) {
    Interaction.mutate("a payment comes in")
  }
  .retelling("https://github.com/AlphaWallet/alpha-wallet-ios/issues/6247")
]
