import CellHarness
import UIKit

public struct LastingMembersScreen: CellScreen {
  private let controller = LastingMembersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a member marries") { controller.marry() }] }
}

let membersScenarios: [Scenario] = [
  Scenario("mutated-identifier/members/correct", LastingMembersScreen.self) {
    Interaction.scrollBy(200)
    Interaction.mutate("a member marries")
    Interaction.scrollToTop
  }
]
