import CellHarness
import UIKit

public struct HelpScreen: CellScreen {
  private let controller = HelpViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a topic is added") { controller.addTopic() }] }
}

let helpScenarios: [Scenario] = [
  Scenario("stale-size/help/correct", HelpScreen.self) {
    Interaction.tap(.showing("Question 2"))
    Interaction.tap(.showing("Question 4"))
    Interaction.mutate("a topic is added")
    Interaction.scrollBy(800)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Question 2"))
  }
]
