import CellHarness
import SwiftUI
import UIKit

public struct RaffleScreen: CellScreen {
  private let drum: RaffleDrum
  private let controller: UIViewController

  public init() {
    drum = RaffleDrum()
    controller = UIHostingController(rootView: RaffleView(drum: drum))
  }

  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    let drum = drum
    return [CellMutation("a ticket is sold") { drum.sell() }]
  }
}

/// Chance decides, which may fall on the same place with other rows in it.
let raffleScenarios: [Scenario] = [
  Scenario("stale-index-access/raffle/correct", RaffleScreen.self) {
    Interaction.mutate("a ticket is sold")
    Interaction.tap(.showing("Draw"))
  }
]
