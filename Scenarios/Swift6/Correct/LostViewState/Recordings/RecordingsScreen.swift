import CellHarness
import SwiftUI

public struct RecordingsScreen: CellScreen {
  private let store = RecordingStore()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: RecordingsView(store: store)) }
  public var mutations: [CellMutation] { [CellMutation("one is recorded") { store.record() }] }
}

let recordingsScenarios: [Scenario] = [
  Scenario("lost-view-state/recordings/correct", RecordingsScreen.self) {
    Interaction.tap(.showing("Recording 2"), "More")
    Interaction.mutate("one is recorded")
    Interaction.swipe(.showing("Recording 3"), .trailing)
    Interaction.tapAction("Delete")
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Recording 2"), "Less")
  }
]
