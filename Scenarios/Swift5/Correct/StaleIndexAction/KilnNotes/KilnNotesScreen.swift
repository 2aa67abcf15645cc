import CellHarness
import SwiftUI
import UIKit

public struct KilnNotesScreen: CellScreen {
  private let log = KilnLog()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: KilnNotesView(log: log)) }
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("the first pot is unloaded") { [log] in log.unloadFirst() },
      CellMutation("a mug is loaded") { [log] in log.loadFromOthers() },
    ]
  }
}

// Re-told from https://github.com/pointfreeco/sqlite-data/pull/13
let kilnNotesScenarios: [Scenario] = [
  Scenario("stale-index-action/kiln-notes/correct", KilnNotesScreen.self) {
    Interaction.swipe(.showing("Tea bowl"), .leading)
    Interaction.tapAction("Note")
    Interaction.mutate("the first pot is unloaded")
    Interaction.type("Crackled", into: .showing("Note"), clearing: true)
    Interaction.tap(.showing("Save"))
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/pointfreeco/sqlite-data/pull/13")
]
