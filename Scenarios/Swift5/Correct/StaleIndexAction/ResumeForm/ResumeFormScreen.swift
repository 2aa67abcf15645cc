import CellHarness
import UIKit

public struct ResumeFormScreen: CellScreen {
  private let controller = ResumeFormViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

/// "Compose" goes on with the form that was pulled down, and its heading says for whom.
let resumeFormScenarios: [Scenario] = [
  Scenario("stale-index-action/resume-form/correct", ResumeFormScreen.self) {
    Interaction.tap("Claude")
    Interaction.type("tte", .showing("New contact"), nil, clearing: false)
    Interaction.pullDownSheet
    Interaction.tap(.showing("Compose"))
    Interaction.tap(.showing("Save"))
  }
]
