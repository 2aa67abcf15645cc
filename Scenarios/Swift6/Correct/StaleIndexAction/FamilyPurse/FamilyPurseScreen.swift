import CellHarness
import SwiftUI

public struct FamilyPurseScreen: CellScreen {
  private let controller = UIHostingController(rootView: FamilyPurseView(account: FamilyAccount()))
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let familyPurseScenarios: [Scenario] = [
  Scenario("stale-index-action/family-purse/correct", FamilyPurseScreen.self) {
    Interaction.tap("Bettina", "Buy a film")
  }
]
