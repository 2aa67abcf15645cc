import CellHarness
import UIKit

public struct WorkshopsScreen: CellScreen {
  private let controller = WorkshopsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the third is cancelled") { controller.cancelThird() }] }
}

let workshopsScenarios: [Scenario] = [
  Scenario("crash/workshops/buggy", WorkshopsScreen.self, expecting: ["crash"]) {
    Interaction.openMenu(.showing("Workshop 3"))
    Interaction.mutate("the third is cancelled")
    Interaction.chooseMenuItem(["Book"])
  }
]
