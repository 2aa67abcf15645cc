import CellHarness
import UIKit

public struct ChaptersScreen: CellScreen {
  private let controller = ChaptersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a preface is added") { controller.addPreface() }] }
}

let chaptersScenarios: [Scenario] = [
  Scenario("stale-index-state/chapters/buggy", ChaptersScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap(.showing("Chapter 3"))
    Interaction.mutate("a preface is added")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
