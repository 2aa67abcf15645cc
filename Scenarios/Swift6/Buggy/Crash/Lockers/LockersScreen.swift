import CellHarness
import UIKit

public struct LockersScreen: CellScreen {
  private let controller = LockersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let lockersScenarios: [Scenario] = [
  Scenario("crash/lockers/buggy", LockersScreen.self, expecting: ["crash"]) {
    Interaction.tap(.showing("Locker 3"), nil)
    Interaction.tap(.showing("Locker 6"), nil)
  }
]
