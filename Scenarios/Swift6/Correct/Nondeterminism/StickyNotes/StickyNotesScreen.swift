import CellHarness
import UIKit

public struct StickyNotesScreen: CellScreen {
  private let controller = StickyNotesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a note is stuck") { controller.stick() }] }
}

let stickyNotesScenarios: [Scenario] = [
  Scenario("nondeterminism/sticky-notes/correct", StickyNotesScreen.self) {
    Interaction.mutate("a note is stuck")
    Interaction.scrollBy(700)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
