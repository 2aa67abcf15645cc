import CellHarness
import UIKit

public struct FoldoutsScreen: CellScreen {
  private let controller = FoldoutsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a note is added") { controller.add() }] }
}

let foldoutsScenarios: [Scenario] = [
  Scenario("size-depends-on-history/foldouts/correct", FoldoutsScreen.self) {
    Interaction.tap(.showing("Note 2"))
    Interaction.tap(.showing("Note 4"))
    Interaction.scrollToEnd
    Interaction.mutate("a note is added")
    Interaction.scrollToTop
    Interaction.tap(.showing("Note 4"))
    Interaction.rotate(.landscape)
  }
]
