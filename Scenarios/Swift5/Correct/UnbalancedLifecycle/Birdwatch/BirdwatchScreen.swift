import CellHarness
import SwiftUI

public struct BirdwatchScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: BirdwatchView()) }

  public var rootViewController: UIViewController { controller }
}

let birdwatchScenarios: [Scenario] = [
  Scenario("unbalanced-lifecycle/birdwatch/correct", BirdwatchScreen.self) {
    Interaction.tap("Grey heron")
    Interaction.tap(.showing("Back"))
    Interaction.tap(.showing("Record"))
  }
  .retelling("https://github.com/ngageoint/mage-ios/pull/161")
]
