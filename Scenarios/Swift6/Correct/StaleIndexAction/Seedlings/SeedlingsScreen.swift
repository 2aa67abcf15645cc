import CellHarness
import SwiftData
import SwiftUI
import UIKit

public struct SeedlingsScreen: CellScreen {
  private let container: ModelContainer?
  private let controller: UIViewController
  public init() {
    let container = Seedling.nursery()
    self.container = container
    controller = container.map { UIHostingController(rootView: SeedlingsView().modelContainer($0)) } ?? UIViewController()
  }
  public var rootViewController: UIViewController { controller }
}

let seedlingsScenarios: [Scenario] = [
  Scenario("stale-index-action/seedlings/correct", SeedlingsScreen.self) {
    Interaction.type("e", .showing("Search"), nil, clearing: true)
    Interaction.swipe(.showing("Sage"), .trailing)
    Interaction.tapAction("Delete")
    Interaction.type("", .showing("Search"), nil, clearing: true)
  }
]
