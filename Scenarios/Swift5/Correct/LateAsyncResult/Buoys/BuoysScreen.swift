import CellHarness
import UIKit

/// Looks like a subscription that outlives its item: there is no `prepareForReuse`. But a cell has one subscription
/// only, the next one cancels it, and the subject sends its present value at once.
public struct BuoysScreen: CellScreen {
  private let controller = BuoysViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("the buoys measure") { controller.measure() }
    ]
  }
}

let buoysScenarios: [Scenario] = [
  Scenario("late-async-result/buoys/correct", BuoysScreen.self) {
    Interaction.scrollBy(900)
    Interaction.mutate("the buoys measure")
  }
]
