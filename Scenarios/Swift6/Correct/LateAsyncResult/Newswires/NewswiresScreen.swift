import CellHarness
import UIKit

public struct NewswiresScreen: CellScreen {
  private let controller = NewswiresViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("news on top") { controller.refresh() }] }
}

let newswiresScenarios: [Scenario] = [
  Scenario("late-async-result/newswires/correct", NewswiresScreen.self) {
    Interaction.scrollToEnd
    Interaction.mutate("news on top")
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Story 3"))
  }
]
