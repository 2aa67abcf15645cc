import CellHarness
import UIKit

public struct RoomsScreen: CellScreen {
  private let controller = RoomsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("five rooms are cleaned") { controller.clean() }] }
}

let roomsScenarios: [Scenario] = [
  Scenario("mutated-identifier/rooms/buggy", RoomsScreen.self, expecting: ["mutated-identifier"]) {
    Interaction.mutate("five rooms are cleaned")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
