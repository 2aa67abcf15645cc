import CellHarness
import SwiftUI

public struct TracksearchScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: TracksearchView()) }

  public var rootViewController: UIViewController { controller }
}

let tracksearchScenarios: [Scenario] = [
  Scenario("late-async-result/tracksearch/correct", TracksearchScreen.self) {
    Interaction.type("be", into: .showing("Songs and artists"))
  }
  .retelling("https://github.com/satsdisco/JellyAmp/issues/41")
]
