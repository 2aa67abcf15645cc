import CellHarness
import SwiftUI

public struct LecturesScreen: CellScreen {
  private let store = LectureProgram()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: LecturesView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("the next lecture starts") { store.startNextLecture() }
    ]
  }
}

let lecturesScenarios: [Scenario] = [
  Scenario("stale-content/lectures/correct", LecturesScreen.self) {
    Interaction.wait(1)
    Interaction.tap(.showing("Lecture 3"), .showing("Watch"))
    Interaction.wait(1)
  }
]
