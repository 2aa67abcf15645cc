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
]
