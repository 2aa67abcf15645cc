import CellHarness
import UIKit

/// The row copies the reserved minutes into @State, but carries the id of the scooter, so that a reused cell starts
/// from the minutes the store knows for its scooter.
public struct ScootersScreen: CellScreen {
  private let controller = ScootersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [] }
}

let scootersScenarios: [Scenario] = [
  Scenario("leaked-view-state/scooters/correct", ScootersScreen.self) {
    Interaction.tap(.showing("Scooter 2"), .showing("+5"))
    Interaction.scrollBy(700)
    Interaction.scrollBy(700)
  }
]
