import CellHarness
import SwiftUI

public struct RegionsScreen: CellScreen {
  private let atlas = Atlas()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: RegionsView(atlas: atlas)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("a region is found") {
        guard !atlas.regions.contains(where: { $0.id == 100 }) else { return }
        atlas.regions.insert(Region(id: 100, name: "Terra nova"), at: 0)
      },
      CellMutation("back") { atlas.path.removeAll() },
    ]
  }
}

let regionsScenarios: [Scenario] = [
  Scenario("stale-index-action/regions/correct", RegionsScreen.self) {
    Interaction.mutate("a region is found")
    Interaction.tap(.showing("Region 3"))
    Interaction.tap(.showing("Visit"))
    Interaction.mutate("back")
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Region 3"))
  }
]
