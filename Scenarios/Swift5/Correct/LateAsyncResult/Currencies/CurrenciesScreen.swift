import CellHarness
import UIKit

public struct CurrenciesScreen: CellScreen {
  private let controller = CurrenciesViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("the first currencies are traded") { controller.trade() }
    ]
  }
}

let currenciesScenarios: [Scenario] = [
  Scenario("late-async-result/currencies/correct", CurrenciesScreen.self) {
    Interaction.scrollBy(900)
    Interaction.mutate("the first currencies are traded")
  }
]
