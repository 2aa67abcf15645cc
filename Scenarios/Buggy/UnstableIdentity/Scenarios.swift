import CellHarness
import UIKit

public struct StocksScreen: CellScreen {
  private let controller = StocksViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("the same quotes come again") { controller.refresh() }] }
}

public struct StepsScreen: CellScreen {
  private let controller = StepsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("some walk") { controller.walk() }] }
}

public struct LastingStocksScreen: CellScreen {
  private let controller = LastingStocksViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("the same quotes come again") { controller.refresh() }] }
}

public struct LastingStepsScreen: CellScreen {
  private let controller = LastingStepsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("some walk") { controller.walk() }] }
}

public let scenarios: [Scenario] = [
  Scenario("stocks/unstable", StocksScreen.self, expecting: ["unstable-identity"]) {
    Interaction.scrollBy(300)
    Interaction.mutate("the same quotes come again")
    Interaction.scrollToTop
    Interaction.mutate("the same quotes come again")
  },
  Scenario("steps/unstable", StepsScreen.self, expecting: ["unstable-identity"]) {
    Interaction.select(.showing("Person 4"))
    Interaction.mutate("some walk")
    Interaction.scrollBy(400)
    Interaction.mutate("some walk")
  },
  Scenario("stocks/fixed", LastingStocksScreen.self) {
    Interaction.scrollBy(300)
    Interaction.mutate("the same quotes come again")
    Interaction.scrollToTop
    Interaction.mutate("the same quotes come again")
  },
  Scenario("steps/fixed", LastingStepsScreen.self) {
    Interaction.select(.showing("Person 4"))
    Interaction.mutate("some walk")
    Interaction.scrollBy(400)
    Interaction.mutate("some walk")
  },
]
