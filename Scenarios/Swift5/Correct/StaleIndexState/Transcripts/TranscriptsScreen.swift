import CellHarness
import SwiftUI

/// Looks like state that sticks to positions: the rows are identified by their index and keep a star in their state.
/// But lines are only ever added at the end, so that an index is the identity of its line.
public struct TranscriptsScreen: CellScreen {
  private let store = TranscriptRecorder()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: TranscriptsView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("a sentence is heard") { store.hearSentence() }
    ]
  }
}

let transcriptsScenarios: [Scenario] = [
  Scenario("stale-index-state/transcripts/correct", TranscriptsScreen.self) {
    Interaction.mutate("a sentence is heard")
    Interaction.scrollBy(300)
  }
]
