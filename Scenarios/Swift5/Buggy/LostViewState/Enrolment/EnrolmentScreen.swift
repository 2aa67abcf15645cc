import CellHarness
import UIKit

/// What is typed reaches the form only with the return key: it is gone after scrolling away and back, and "Send" says
/// that it is missing.
public struct EnrolmentScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: EnrolmentViewController(form: EnrolmentForm()))
  }
}

let enrolmentScenarios: [Scenario] = [
  Scenario("lost-view-state/enrolment/buggy", EnrolmentScreen.self, expecting: ["lost-view-state"]) {
    Interaction.type("Lena", into: "First name *")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://github.com/ortuman/SwiftForms/issues/85")
]
