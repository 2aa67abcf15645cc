import CellHarness
import SwiftUI
import UIKit

public struct GuestsScreen: CellScreen {
  private let controller = GuestsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a guest is added") { controller.add() }] }
}

let guestsScenarios: [Scenario] = [
  Scenario("stale-index-access/guests/buggy", GuestsScreen.self, expecting: ["stale-index-access"]) {
    Interaction.mutate("a guest is added")
    Interaction.tap(.showing("Guest 3"))
  }
]
