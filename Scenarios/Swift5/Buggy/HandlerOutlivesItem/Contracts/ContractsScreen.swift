import CellHarness
import UIKit

public struct ContractsScreen: CellScreen {
  private let controller = ContractsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/ReactiveX/RxSwift/issues/1021
let contractsScenarios: [Scenario] = [
  Scenario("handler-outlives-item/contracts/buggy", ContractsScreen.self, expecting: ["handler-outlives-item"]) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Contract 2: 0"), .showing("Agree"))
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/ReactiveX/RxSwift/issues/1021")
]
