import CellHarness
import UIKit

public struct MembersScreen: CellScreen {
  private let controller = MembersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a member marries") { controller.marry() }] }
}

let membersScenarios: [Scenario] = [
  Scenario("mutated-identifier/members/buggy", MembersScreen.self, expecting: ["mutated-identifier"]) {
    Interaction.scrollBy(200)
    Interaction.mutate("a member marries")
    Interaction.scrollToTop
  }
]
