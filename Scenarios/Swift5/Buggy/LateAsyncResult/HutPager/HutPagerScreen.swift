import CellHarness
import SwiftUI
import UIKit

public struct HutPagerScreen: CellScreen {
  private let controller = UIHostingController(rootView: HutPagerView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/everpcpc/KMReader/pull/500
let hutPagerScenarios: [Scenario] = [
  Scenario("late-async-result/hut-pager/buggy", HutPagerScreen.self, expecting: ["late-async-result"]) {
    Interaction.hurry(1)
    Interaction.tap(.showing("Costa"), .showing("Call"))
    Interaction.hurry(1)
    Interaction.tap(.showing("Costa"), .showing("Came"))
    Interaction.hurry(0.5)
    Interaction.wait(4)
    Interaction.hurry(3)
    Interaction.tap(.showing("Egger"), .showing("Call"))
    Interaction.hurry(1)
    Interaction.tap(.showing("Iten"), .showing("Call"))
    Interaction.wait(10)
  }
  .retelling("https://github.com/everpcpc/KMReader/pull/500")
]
