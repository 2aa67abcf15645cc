import CellHarness
import UIKit

/// A cell keeps its subscriptions when it is reused: who scrolls down and then has lift 1 called sees the floor of lift
/// 1 at another lift, the one that stands in the cell now (https://github.com/ReactiveX/RxSwift/issues/821).
public struct ElevatorsScreen: CellScreen {
  private let controller = ElevatorsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("the next lift is called") { controller.callNextElevator() }
    ]
  }
}

let elevatorsScenarios: [Scenario] = [
  Scenario("late-async-result/elevators/buggy", ElevatorsScreen.self, expecting: ["late-async-result"]) {
    Interaction.scrollBy(900)
    Interaction.mutate("the next lift is called")
  }
]
