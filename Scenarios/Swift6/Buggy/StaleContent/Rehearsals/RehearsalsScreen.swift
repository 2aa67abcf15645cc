import CellHarness
import SwiftUI
import UIKit

public struct RehearsalsScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: RehearsalCalendarView(calendar: RehearsalCalendar())) }
}

let rehearsalsScenarios: [Scenario] = [
  Scenario("stale-content/rehearsals/buggy", RehearsalsScreen.self, expecting: ["stale-content"]) {
    Interaction.tap(.showing("Rehearsal 3"), .showing("Not attending"))
  }
]
