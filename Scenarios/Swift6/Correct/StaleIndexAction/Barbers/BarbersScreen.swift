import CellHarness
import SwiftUI

public struct BarbersScreen: CellScreen {
  private let queue: BarberQueue
  private let controller: UIViewController

  public init() {
    queue = BarberQueue()
    controller = UIHostingController(rootView: BarbersView(queue: queue))
  }

  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    let queue = queue
    return [
      CellMutation("somebody comes in") { queue.arrive() },
      CellMutation("a regular comes with an appointment") { queue.arriveWithAppointment() },
    ]
  }
}

let barbersScenarios: [Scenario] = [
  Scenario("stale-index-action/barbers/correct", BarbersScreen.self) {
    Interaction.swipe("Guest 1", .leading)
    Interaction.tapAction("Let ahead")
    Interaction.tap(.showing("Next please"))
    Interaction.mutate("a regular comes with an appointment")
    Interaction.tapAlert("Call")
  }
]
