import CellHarness
import SwiftUI

public struct LockedAlbumScreen: CellScreen {
  private let controller = UIHostingController(rootView: LockedAlbumView(shelf: LockedShelf()))
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let lockedAlbumScenarios: [Scenario] = [
  Scenario("late-async-result/locked-album/correct", LockedAlbumScreen.self) {
    Interaction.hurry()
    Interaction.tap("Harvest moonlight", "Sync")
    Interaction.hurry()
    Interaction.tap("Barley", "Star")
    Interaction.wait(seconds: 8)
  }
]
