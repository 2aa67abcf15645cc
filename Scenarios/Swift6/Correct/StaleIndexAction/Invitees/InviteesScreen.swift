import CellHarness
import UIKit

public struct InviteesScreen: CellScreen {
  private let controller = InviteesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("an invitee is added") { controller.add() }] }
}

let inviteesScenarios: [Scenario] = [
  Scenario("stale-index-action/invitees/correct/undo", InviteesScreen.self) {
    Interaction.swipe(.showing("Invitee 3"), .leading)
    Interaction.tapAction("Invite")
    Interaction.mutate("an invitee is added")
    Interaction.undo
    Interaction.redo
  },
  Scenario("stale-index-action/invitees/correct/shake", InviteesScreen.self) {
    Interaction.swipe(.showing("Invitee 4"), .leading)
    Interaction.tapAction("Invite")
    Interaction.mutate("an invitee is added")
    Interaction.shake
    Interaction.tapAlert("Undo")
  },
]
