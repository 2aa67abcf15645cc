import CellHarness
import UIKit

public struct FacesScreen: CellScreen {
  private let controller = FacesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let facesScenarios: [Scenario] = [
  Scenario("late-async-result/faces/correct", FacesScreen.self) {
    Interaction.scrollBy(300)
    Interaction.wait(1)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.wait(1)
  }
]
