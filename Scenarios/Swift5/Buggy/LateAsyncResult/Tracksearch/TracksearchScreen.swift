import CellHarness
import SwiftUI

/// Every key starts a request and none is cancelled: the slower answer to the shorter query comes last, and "Answers to
/// “be”" lists what begins with b.
public struct TracksearchScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: TracksearchView()) }

  public var rootViewController: UIViewController { controller }
}

let tracksearchScenarios: [Scenario] = [
  Scenario("late-async-result/tracksearch/buggy", TracksearchScreen.self, expecting: ["late-async-result"]) {
    Interaction.type("be", into: .showing("Songs and artists"))
  }
  .retelling("https://github.com/satsdisco/JellyAmp/issues/41")
]
