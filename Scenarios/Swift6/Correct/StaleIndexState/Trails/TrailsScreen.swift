import CellHarness
import SwiftData
import SwiftUI
import UIKit

public struct TrailsScreen: CellScreen {
  private let container: ModelContainer?
  private let controller: UIViewController
  public init() {
    let container = Trail.region()
    self.container = container
    controller = container.map { UIHostingController(rootView: TrailsView().modelContainer($0)) } ?? UIViewController()
  }
  public var rootViewController: UIViewController { controller }
}

let trailsScenarios: [Scenario] = [
  Scenario("stale-index-state/trails/correct", TrailsScreen.self) {
    Interaction.tap(.showing("Show Trail 3"))
    Interaction.swipe(.showing("Show Trail 1"), .trailing)
    Interaction.tapAction("Delete")
  }
]
