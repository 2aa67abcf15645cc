import CellHarness
import UIKit

public struct AtlasPacksScreen: CellScreen {
  private let navigation = UINavigationController(rootViewController: AtlasPacksViewController(depot: AtlasDepot()))

  public init() {}

  public var rootViewController: UIViewController { navigation }
}

// Re-told from https://github.com/Danie1s/Tiercel/issues/161
let atlasPacksScenarios: [Scenario] = [
  Scenario("late-async-result/atlas-packs/correct", AtlasPacksScreen.self) {
    Interaction.tap(.showing("Lofoten"))
    Interaction.tap(.showing("Lofoten"), .showing("Hold"))
    Interaction.tap(.showing("Åland"))
    Interaction.tap(.showing("Åland"), .showing("Hold"))
    Interaction.tap(.showing("Harz"))
    Interaction.wait(4)
    Interaction.tap(.showing("Lofoten"), .showing("Go on"))
    Interaction.wait(4)
  }
  .retelling("https://github.com/Danie1s/Tiercel/issues/161")
]
