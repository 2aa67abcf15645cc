import CellHarness
import SwiftUI
import UIKit

public struct CalendarOptionsScreen: CellScreen {
  private let model = CalendarsModel()
  private let root: UIViewController
  public init() { root = UIHostingController(rootView: CalendarOptionsView(model: model)) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a course is added") { model.enrol() },
      CellMutation("a course is left") { model.leave() },
    ]
  }
}

// Re-told from https://github.com/instructure/canvas-ios/pull/3892
let calendarOptionsScenarios: [Scenario] = [
  Scenario("stale-content/calendar-options/buggy", CalendarOptionsScreen.self, expecting: ["stale-content"]) {
    Interaction.tap(.showing("Biology"))
    Interaction.mutate("a course is added")
  }
  .retelling("https://github.com/instructure/canvas-ios/pull/3892")
]
