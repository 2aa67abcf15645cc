import CellHarness
import UIKit

/// A reused cell keeps the subscriptions of its former currencies. After scrolling down, a trade of the first
/// currencies writes their rates into the rows that are on screen now.
/// https://github.com/corona-warn-app/cwa-app-ios/pull/2406
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
  Scenario("late-async-result/currencies/buggy", CurrenciesScreen.self, expecting: ["late-async-result"]) {
    Interaction.scrollBy(900)
    Interaction.mutate("the first currencies are traded")
  }
]
