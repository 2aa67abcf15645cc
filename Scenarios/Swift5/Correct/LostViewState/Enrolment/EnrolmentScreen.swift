import CellHarness
import UIKit

public struct EnrolmentScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: EnrolmentViewController(form: EnrolmentForm()))
  }
}

let enrolmentScenarios: [Scenario] = [
  Scenario("lost-view-state/enrolment/correct", EnrolmentScreen.self) {
    Interaction.type("Lena", into: "First name *")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://github.com/ortuman/SwiftForms/issues/85")
]
