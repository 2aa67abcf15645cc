import CellHarness
import SwiftUI
import UIKit

public struct WaitingRoomScreen: CellScreen {
  private let model = WaitingRoomModel()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: WaitingRoomView(model: model)) }
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the guest in front leaves") { [model] in model.leave() }] }
}

// Correct: the question is about whoever is in front when it is answered.
let waitingRoomScenarios: [Scenario] = [
  Scenario("stale-index-action/waiting-room/correct", WaitingRoomScreen.self) {
    Interaction.openMenu(.showing("Ada"))
    Interaction.chooseMenuItem(["Call the next guest"])
    Interaction.mutate("the guest in front leaves")
    Interaction.tapAlert("Call")
  }
]
