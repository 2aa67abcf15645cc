import CellHarness
import UIKit

public struct SurveyScreen: CellScreen {
  private let controller = SurveyViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let surveyScenarios: [Scenario] = [
  Scenario("leaked-appearance/survey/buggy", SurveyScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.type("Always", .showing("Question 2"), nil, clearing: false)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
