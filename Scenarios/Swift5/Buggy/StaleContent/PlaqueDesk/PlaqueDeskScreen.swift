import CellHarness
import SwiftUI
import UIKit

public struct PlaqueDeskScreen: CellScreen {
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: PlaqueDeskView(desk: PlaqueDesk())) }
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/leits/MeetingBar/pull/937
let plaqueDeskScenarios: [Scenario] = [
  Scenario("stale-content/plaque-desk/buggy", PlaqueDeskScreen.self, expecting: ["stale-content"]) {
    Interaction.tap(.showing("The mill"), .showing("Edit"))
    Interaction.pullDownSheet
    Interaction.tap(.showing("Two sisters"), .showing("Edit"))
    Interaction.pullDownSheet
    Interaction.swipe(.showing("The mill"), .trailing)
    Interaction.tapAction("Print")
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/leits/MeetingBar/pull/937")
]
