import CellHarness
import SwiftUI
import UIKit

public struct BoothsScreen: CellScreen {
  private let controller = BoothsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a booth is added") { controller.add() }] }
}

let boothsScenarios: [Scenario] = [
  Scenario("stale-index-action/booths/buggy", BoothsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.mutate("a booth is added")
    Interaction.tap(.showing("Booth 3"), .showing("Visit"))
    Interaction.scrollBy(300)
  }
]
