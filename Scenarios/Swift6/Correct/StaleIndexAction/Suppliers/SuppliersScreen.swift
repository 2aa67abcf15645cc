import CellHarness
import SwiftUI
import UIKit

public struct SuppliersScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: SupplierBookView(book: SupplierBook())) }
}

let suppliersScenarios: [Scenario] = [
  Scenario("stale-index-action/suppliers/correct", SuppliersScreen.self) {
    Interaction.tap(.showing("D & Daughters"), .showing("D & Daughters"))
    Interaction.type("Zenith", .showing("Company name"), nil, clearing: true)
    Interaction.tap(.showing("Close"))
    Interaction.scrollToEnd
  }
]
