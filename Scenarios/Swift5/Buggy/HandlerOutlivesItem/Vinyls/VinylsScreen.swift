import CellHarness
import UIKit

public struct VinylsScreen: CellScreen {
  let controller = VinylsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [.vinylIsBought] }
}

extension Mutation {
  static let vinylIsBought = Mutation("the shop buys a record", in: VinylsScreen.self) { $0.controller.shop.buyOne() }
}

// Re-told from the review of https://github.com/deltachat/deltachat-ios/pull/2543: how long a deferred menu keeps its entries
let vinylsScenarios: [Scenario] = [
  Scenario("handler-outlives-item/vinyls/buggy", VinylsScreen.self, expecting: ["handler-outlives-item"]) {
    for number in 1...6 {
      Interaction.openMenu(.showing("Pressing \(number)"), "Options")
      Interaction.closeMenu
    }
    Interaction.scrollToEnd
    for number in [36, 35, 34] {
      Interaction.openMenu(.showing("Pressing \(number)"), "Options")
      Interaction.chooseMenuItem("Reserve")
    }
  }
  .retelling("https://github.com/deltachat/deltachat-ios/pull/2543")
]
