import CellHarness
import UIKit

public struct SetlistsScreen: CellScreen {
  private let controller = SetlistsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("an encore is added") { controller.add() }] }
}

let setlistsScenarios: [Scenario] = [
  Scenario("stale-index-action/setlists/buggy", SetlistsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.lift(.showing("Song 3"))
    Interaction.mutate("an encore is added")
    Interaction.drop(.after(.showing("Song 6")))
  }
]
