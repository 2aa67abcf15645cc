import CellHarness
import UIKit

public struct InvitationsScreen: CellScreen {
  private let controller = InvitationsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("answers arrive") { controller.answersArrive() }] }
}

let invitationsScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/invitations/correct", InvitationsScreen.self) {
    Interaction.scrollBy(800)
    Interaction.tap(.showing("Guest 25"), nil)
    Interaction.mutate("answers arrive")
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
