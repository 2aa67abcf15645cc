import CellHarness
import UIKit

public struct PayslipsScreen: CellScreen {
  private let controller = PayslipsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the first goes") { controller.removeFirst() }] }
}

let payslipsScenarios: [Scenario] = [
  Scenario("leaked-appearance/payslips/correct", PayslipsScreen.self) {
    Interaction.tap(.showing("Payslip 3"))
    Interaction.scrollToEnd
    Interaction.mutate("the first goes")
    Interaction.scrollToTop
    Interaction.tap(.showing("Payslip 4"))
  }
]
