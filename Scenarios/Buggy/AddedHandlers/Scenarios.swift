import CellHarness
import UIKit

public struct PollsScreen: CellScreen {
  private let controller = PollsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct ReplacedPollsScreen: CellScreen {
  private let controller = ReplacedPollsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct TodosScreen: CellScreen {
  private let controller = TodosViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct SingleTodosScreen: CellScreen {
  private let controller = SingleTodosViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct ThermostatsScreen: CellScreen {
  private let controller = ThermostatsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("eight rooms are heated") { controller.heat() }] }
}

public struct QuietThermostatsScreen: CellScreen {
  private let controller = QuietThermostatsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("eight rooms are heated") { controller.heat() }] }
}

public struct DeliveriesScreen: CellScreen {
  private let controller = DeliveriesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("five are sent") { controller.send() }] }
}

public struct SingleDeliveriesScreen: CellScreen {
  private let controller = SingleDeliveriesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("five are sent") { controller.send() }] }
}

public let scenarios: [Scenario] = [
  Scenario("polls/added", PollsScreen.self, expecting: ["handler-outlives-item"]) {
    Interaction.tap(.showing("Poll 2"), .showing("Vote"))
    Interaction.scrollBy(2000)
    Interaction.tap(.showing("Poll 33"), .showing("Vote"))
    Interaction.tap(.showing("Poll 36"), .showing("Vote"))
    Interaction.tap(.showing("Poll 38"), .showing("Vote"))
    Interaction.scrollToTop
  },
  Scenario("polls/fixed", ReplacedPollsScreen.self) {
    Interaction.tap(.showing("Poll 2"), .showing("Vote"))
    Interaction.scrollBy(2000)
    Interaction.tap(.showing("Poll 33"), .showing("Vote"))
    Interaction.tap(.showing("Poll 36"), .showing("Vote"))
    Interaction.tap(.showing("Poll 38"), .showing("Vote"))
    Interaction.scrollToTop
  },
  Scenario("todos/added", TodosScreen.self, expecting: ["handler-outlives-item"]) {
    Interaction.scrollBy(1200)
    Interaction.toggle(.showing("Todo 32"), nil, to: true)
    Interaction.scrollToTop
  },
  Scenario("todos/fixed", SingleTodosScreen.self) {
    Interaction.scrollBy(1200)
    Interaction.toggle(.showing("Todo 32"), nil, to: true)
    Interaction.scrollToTop
  },
  Scenario("thermostats/closure", ThermostatsScreen.self, expecting: ["handler-outlives-item"]) {
    Interaction.scrollToEnd
    Interaction.mutate("eight rooms are heated")
  },
  Scenario("deliveries/observer", DeliveriesScreen.self, expecting: ["handler-outlives-item"]) {
    Interaction.scrollToEnd
    Interaction.mutate("five are sent")
  },
  Scenario("thermostats/fixed", QuietThermostatsScreen.self) {
    Interaction.scrollToEnd
    Interaction.mutate("eight rooms are heated")
  },
  Scenario("deliveries/fixed", SingleDeliveriesScreen.self) {
    Interaction.scrollToEnd
    Interaction.mutate("five are sent")
  },
]
