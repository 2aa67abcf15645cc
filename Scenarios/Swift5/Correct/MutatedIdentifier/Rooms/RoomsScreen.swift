import CellHarness
import UIKit

public struct LastingRoomsScreen: CellScreen {
  private let controller = LastingRoomsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("five rooms are cleaned") { controller.clean() }] }
}

let roomsScenarios: [Scenario] = [
  Scenario("mutated-identifier/rooms/correct", LastingRoomsScreen.self) {
    Interaction.mutate("five rooms are cleaned")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
