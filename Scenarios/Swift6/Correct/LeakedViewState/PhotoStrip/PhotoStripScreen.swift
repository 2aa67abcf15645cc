import CellHarness
import UIKit

public struct PhotoStripScreen: CellScreen {
  private let controller = PhotoStripViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("newest first") { controller.newestFirst() }] }
}

let photoStripScenarios: [Scenario] = [
  Scenario("leaked-view-state/photo-strip/correct", PhotoStripScreen.self) {
    Interaction.scrollBy(500)
    Interaction.scrollToEnd
    Interaction.wait(1)
    Interaction.mutate("newest first")
    Interaction.scrollToTop
    Interaction.wait(0.1)
    Interaction.scrollBy(900)
    Interaction.wait(2)
  }
]
