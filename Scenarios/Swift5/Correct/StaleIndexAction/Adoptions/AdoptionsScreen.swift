import CellHarness
import UIKit

public struct AdoptionsScreen: CellScreen {
  let controller = AdoptionsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [.reservationIsCancelled] }
}

extension Mutation {
  static let reservationIsCancelled = Mutation("a reservation is cancelled", in: AdoptionsScreen.self) {
    $0.controller.shelter.cancelFirstReservation()
    $0.controller.refresh()
  }
}

// Own: the number of a section taken for the raw value of its case, in a list that leaves out empty sections
let adoptionsScenarios: [Scenario] = [
  Scenario("stale-index-action/adoptions/correct", AdoptionsScreen.self) {
    for dog in ["Dog 1", "Dog 2", "Dog 5"] {
      Interaction.swipe(.showing(dog), .trailing)
      Interaction.tapAction("Move on")
    }
  }
]
