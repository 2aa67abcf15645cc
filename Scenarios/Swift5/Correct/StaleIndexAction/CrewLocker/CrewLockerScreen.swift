import CellHarness
import UIKit

public struct CrewLockerScreen: CellScreen {
  private let navigation = UINavigationController(rootViewController: CrewLockerViewController(store: CrewLockerStore()))

  public init() {}

  public var rootViewController: UIViewController { navigation }
}

// Re-told from https://github.com/mozilla/notes/issues/1142
let crewLockerScenarios: [Scenario] = [
  Scenario("stale-index-action/crew-locker/correct", CrewLockerScreen.self) {
    Interaction.tap(.showing("Boat hook"))
    Interaction.swipe(.showing("Life jacket 2"), .trailing)
    Interaction.hurry(0.5)
    Interaction.tapAction("Discard")
    Interaction.hurry(0.5)
    Interaction.swipe(.showing("Fog horn"), .trailing)
    Interaction.hurry(0.5)
    Interaction.tapAction("Discard")
    Interaction.tap(.showing("Undo"))
    Interaction.wait(1)
  }
  .retelling("https://github.com/mozilla/notes/issues/1142")
]
