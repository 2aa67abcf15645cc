import CellHarness
import UIKit

public struct KnownLockersScreen: CellScreen {
  private let controller = KnownLockersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let lockersScenarios: [Scenario] = [
  Scenario("crash/lockers/correct", KnownLockersScreen.self) {
    Interaction.tap(.showing("Locker 3"), nil)
    Interaction.tap(.showing("Locker 6"), nil)
  }
]
