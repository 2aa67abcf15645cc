import CellHarness
import SwiftUI

/// The model subscribes in `onAppear`, again whenever the list comes back: after a detail was open, one recording makes
/// two rows.
public struct BirdwatchScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: BirdwatchView()) }

  public var rootViewController: UIViewController { controller }
}

let birdwatchScenarios: [Scenario] = [
  Scenario("unbalanced-lifecycle/birdwatch/buggy", BirdwatchScreen.self, expecting: ["unbalanced-lifecycle"]) {
    Interaction.tap("Grey heron")
    Interaction.tap(.showing("Back"))
    Interaction.tap(.showing("Record"))
  }
  .retelling("https://github.com/ngageoint/mage-ios/pull/161")
]
