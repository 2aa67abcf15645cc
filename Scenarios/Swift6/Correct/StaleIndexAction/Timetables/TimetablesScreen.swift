import CellHarness
import SwiftUI
import UIKit

public struct TimetablesScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: TimetableDraftView(draft: TimetableDraft())) }
}

let timetablesScenarios: [Scenario] = [
  Scenario("stale-index-action/timetables/correct", TimetablesScreen.self) {
    Interaction.tap(.showing("Change"))
    Interaction.tap(.showing("Bus 2"), .showing("Cancel"))
    Interaction.tap(.showing("Bus 5"), .showing("Later"))
    Interaction.tap(.showing("Discard"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
