import CellHarness
import SwiftUI
import UIKit

public struct TidalLogScreen: CellScreen {
  private let station = TidalStation()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: TidalLogView(station: station)) }
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/uzairansaruzi/hermex/pull/365
let tidalLogScenarios: [Scenario] = [
  Scenario("stale-index-state/tidal-log/buggy", TidalLogScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap(.showing("11:30"), .showing("More"))
    Interaction.tap(.showing("Read now"))
    Interaction.swipe(.showing("11:00"), .trailing)
    Interaction.tapAction("Strike out")
    Interaction.tap(.showing("Read now"))
  }
  .retelling("https://github.com/uzairansaruzi/hermex/pull/365")
]
