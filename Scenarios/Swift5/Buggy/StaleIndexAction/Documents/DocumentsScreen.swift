import CellHarness
import SwiftUI
import UIKit

public struct DocumentsScreen: CellScreen {
  private let controller = DocumentsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a document is added") { controller.add() }] }
}

let documentsScenarios: [Scenario] = [
  Scenario("stale-index-action/documents/buggy", DocumentsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.mutate("a document is added")
    Interaction.tap(.showing("Document 3"), .showing("More"))
    Interaction.chooseMenuItem(["Star"])
    Interaction.scrollBy(300)
  }
]
