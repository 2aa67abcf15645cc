import CellHarness
import SwiftUI
import UIKit

public struct GiftCodesScreen: CellScreen {
  private let root = UIHostingController(rootView: GiftCodesView())
  public init() {}
  public var rootViewController: UIViewController { root }
}

let giftCodesScenarios: [Scenario] = [
  Scenario("lost-view-state/gift-codes/correct", GiftCodesScreen.self) {
    Interaction.type("abcdef", .showing("Florist"), nil, clearing: false)
    Interaction.tap(.showing("Library"))
  }
]
