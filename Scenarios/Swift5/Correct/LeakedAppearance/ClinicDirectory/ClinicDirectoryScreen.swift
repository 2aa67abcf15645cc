import CellHarness
import UIKit

public struct DirectoryScreen: CellScreen {
  private let controller = DirectoryViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }

  public var mutations: [CellMutation] { [CellMutation("the next look") { controller.showNextAppearance() }] }
}

let clinicDirectoryScenarios: [Scenario] = [
  Scenario("leaked-appearance/clinic-directory/correct", DirectoryScreen.self) {
    Interaction.tap(.showing("Fairview"), nil)
    Interaction.tap(.showing("North"), nil)
    Interaction.mutate("the next look")
    Interaction.scrollToEnd
    Interaction.mutate("the next look")
    Interaction.tap(.showing("North"), nil)
    Interaction.mutate("the next look")
    Interaction.mutate("the next look")
    Interaction.tap(.showing("SOUTH"), nil)
    Interaction.mutate("the next look")
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
