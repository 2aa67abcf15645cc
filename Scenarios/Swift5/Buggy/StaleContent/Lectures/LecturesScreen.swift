import CellHarness
import SwiftUI

/// The live row is always the same view and its task has no id: after "Watch" at another lecture (or when the next one
/// starts), the title changes, but the summary stays that of the lecture before.
/// https://github.com/meshtastic/Meshtastic-Apple/pull/1870
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
  Scenario("stale-content/lectures/buggy", LecturesScreen.self, expecting: ["stale-content"]) {
    Interaction.wait(1)
    Interaction.tap(.showing("Lecture 3"), .showing("Watch"))
    Interaction.wait(1)
  }
]
