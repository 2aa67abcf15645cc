import CellHarness
import SwiftUI

public struct RoomKeysScreen: CellScreen {
  private let controller = UIHostingController(rootView: RoomKeysView(desk: RoomDesk()))
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let roomKeysScenarios: [Scenario] = [
  Scenario("late-async-result/room-keys/correct", RoomKeysScreen.self) {
    Interaction.hurry()
    Interaction.tap("Give out keys")
    Interaction.tap("Bellini", "Cancel")
    Interaction.wait(seconds: 8)
  }
]
