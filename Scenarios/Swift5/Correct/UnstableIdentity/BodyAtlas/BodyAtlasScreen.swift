import CellHarness
import UIKit

public struct AtlasScreen: CellScreen {
  private let atlas = AtlasViewController()
  private let navigation: UINavigationController

  public init() { navigation = UINavigationController(rootViewController: atlas) }

  public var rootViewController: UIViewController { navigation }

  public var mutations: [CellMutation] {
    [
      CellMutation("the head unfolds") { atlas.unfold("Head") },
      CellMutation("back") { navigation.popViewController(animated: true) },
    ]
  }
}

let bodyAtlasScenarios: [Scenario] = [
  Scenario("unstable-identity/body-atlas/correct", AtlasScreen.self) {
    Interaction.mutate("the head unfolds")
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Ears"), nil)
    Interaction.mutate("back")
    Interaction.cycleCellStates
  }
]
