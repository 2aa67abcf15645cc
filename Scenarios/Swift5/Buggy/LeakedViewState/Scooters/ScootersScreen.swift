import CellHarness
import UIKit

/// The row copies the reserved minutes into @State, which outlives the reuse of its hosting cell (iOS 16 and 17); after
/// "+5" on a scooter and scrolling down, a scooter that nobody reserved says "Yours for 5 min".
public struct ScootersScreen: CellScreen {
  private let controller = ScootersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [] }
}

let scootersScenarios: [Scenario] = [
  Scenario("leaked-view-state/scooters/buggy", ScootersScreen.self, expecting: ["leaked-view-state"]) {
    Interaction.tap(.showing("Scooter 2"), .showing("+5"))
    Interaction.scrollBy(700)
    Interaction.scrollBy(700)
  }
]
