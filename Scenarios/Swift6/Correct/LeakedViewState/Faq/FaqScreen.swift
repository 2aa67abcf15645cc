import CellHarness
import UIKit

public struct FaqScreen: CellScreen {
  private let controller = FaqViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let faqScenarios: [Scenario] = [
  Scenario("leaked-view-state/faq/correct", FaqScreen.self) {
    Interaction.tap(.showing("How does number 1 work?"), nil)
    Interaction.tap(.showing("How does number 4 work?"), .showing("How does number 4 work?"))
    Interaction.scrollBy(900)
    Interaction.tap(.showing("How does number 20 work?"), .showing("How does number 20 work?"))
    Interaction.scrollToTop
    Interaction.tap(.showing("How does number 2 work?"), .showing("How does number 2 work?"))
    Interaction.scrollToEnd
    Interaction.cycleCellStates
  }
]
