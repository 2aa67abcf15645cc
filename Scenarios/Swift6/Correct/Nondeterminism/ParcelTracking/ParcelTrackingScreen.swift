import CellHarness
import UIKit

public struct ParcelsScreen: CellScreen {
  private let controller = ParcelsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let parcelTrackingScenarios: [Scenario] = [
  Scenario("nondeterminism/parcel-tracking/correct", ParcelsScreen.self) {
    Interaction.scrollBy(400)
    Interaction.wait(2)
    Interaction.scrollToEnd
    Interaction.wait(3)
    Interaction.scrollToTop
  }
]
