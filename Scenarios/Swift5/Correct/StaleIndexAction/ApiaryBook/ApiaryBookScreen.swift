import CellHarness
import SwiftUI
import UIKit

public struct ApiaryBookScreen: CellScreen {
  private let store = ApiaryStore()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: ApiaryBookView(store: store)) }
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/katagaki/SakuraRSS/pull/229
let apiaryBookScenarios: [Scenario] = [
  Scenario("stale-index-action/apiary-book/correct", ApiaryBookScreen.self) {
    Interaction.swipe(.showing("Roof"), .leading)
    Interaction.tapAction("Edit")
    Interaction.type("Town hall roof", into: .showing("Name of the hive"), clearing: true)
    Interaction.pullDownSheet
    Interaction.swipe(.showing("Linden"), .leading)
    Interaction.tapAction("Edit")
    Interaction.tap(.showing("Busy"))
    Interaction.tap(.showing("Save"))
  }
  .retelling("https://github.com/katagaki/SakuraRSS/pull/229")
]
