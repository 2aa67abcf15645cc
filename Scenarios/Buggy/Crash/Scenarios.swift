import CellHarness
import UIKit

public struct LockersScreen: CellScreen {
  private let controller = LockersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct KnownLockersScreen: CellScreen {
  private let controller = KnownLockersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public let scenarios: [Scenario] = [
  Scenario("lockers/crash", LockersScreen.self, expecting: ["crash"]) {
    Interaction.tap(.showing("Locker 3"), nil)
    Interaction.tap(.showing("Locker 6"), nil)
  },
  Scenario("lockers/fixed", KnownLockersScreen.self) {
    Interaction.tap(.showing("Locker 3"), nil)
    Interaction.tap(.showing("Locker 6"), nil)
  },
]
