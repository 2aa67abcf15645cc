import CellHarness
import UIKit

public struct GlossaryScreen: CellScreen {
  private let controller = GlossaryViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [CellMutation("search for in") { controller.search("in") }, CellMutation("end the search") { controller.search("") }]
  }
}

let glossaryScenarios: [Scenario] = [
  Scenario("leaked-appearance/glossary/correct", GlossaryScreen.self) {
    Interaction.mutate("search for in")
    Interaction.scrollBy(300)
    Interaction.mutate("end the search")
    Interaction.scrollToEnd
    Interaction.mutate("search for in")
    Interaction.scrollToTop
    Interaction.mutate("end the search")
    Interaction.scrollBy(900)
    Interaction.cycleCellStates
  }
]
