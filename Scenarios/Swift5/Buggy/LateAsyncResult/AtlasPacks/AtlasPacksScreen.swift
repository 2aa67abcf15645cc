import CellHarness
import UIKit

public struct AtlasPacksScreen: CellScreen {
  private let navigation = UINavigationController(rootViewController: AtlasPacksViewController(depot: AtlasDepot()))

  public init() {}

  public var rootViewController: UIViewController { navigation }
}

// Re-told from https://github.com/Danie1s/Tiercel/issues/161
let atlasPacksScenarios: [CellScenario] = [
  CellScenario("late-async-result/atlas-packs/buggy", AtlasPacksScreen.self, expecting: ["late-async-result"]) {
    CellInteraction.tap(.showing("Lofoten"))
    CellInteraction.tap(.showing("Lofoten"), .showing("Hold"))
    CellInteraction.tap(.showing("Åland"))
    CellInteraction.tap(.showing("Åland"), .showing("Hold"))
    CellInteraction.tap(.showing("Harz"))
    CellInteraction.wait(4)
    CellInteraction.tap(.showing("Lofoten"), .showing("Go on"))
    CellInteraction.wait(4)
  }
  .retelling("https://github.com/Danie1s/Tiercel/issues/161")
]
