import CellHarness
import SwiftUI
import UIKit

public struct CoursesScreen: CellScreen {
  private let controller = CoursesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a course is added") { controller.add() }] }
}

let coursesScenarios: [Scenario] = [
  Scenario("stale-index-state/courses/buggy", CoursesScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap(.showing("Course 3"), nil)
    Interaction.mutate("a course is added")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
