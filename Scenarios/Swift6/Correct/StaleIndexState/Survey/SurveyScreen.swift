import CellHarness
import UIKit

public struct SurveyScreen: CellScreen {
  private let controller = SurveyViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("urgent ones first") { controller.urgentFirst() }] }
}

let surveyScenarios: [Scenario] = [
  Scenario("stale-index-state/survey/correct", SurveyScreen.self) {
    Interaction.type("fine", .showing("How about no. 2?"), nil, clearing: false)
    Interaction.type("bad", .showing("How about no. 4?"), nil, clearing: false)
    Interaction.scrollBy(900)
    Interaction.mutate("urgent ones first")
    Interaction.scrollToTop
    Interaction.type("good", .showing("How about no. 8?"), nil, clearing: true)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
