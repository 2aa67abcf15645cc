import CellHarness
import UIKit

public struct RegattasScreen: CellScreen {
  private let controller = RegattasViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let regattasScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/regattas/correct", RegattasScreen.self) {
    Interaction.doubleTap(.showing("Regatta 2"))
    Interaction.tapAlert("OK")
    Interaction.longPress(.showing("Regatta 9"))
    Interaction.tapAlert("OK")
    Interaction.scrollToEnd
    Interaction.longPress(.showing("Regatta 40"))
    Interaction.tapAlert("OK")
  }
]
