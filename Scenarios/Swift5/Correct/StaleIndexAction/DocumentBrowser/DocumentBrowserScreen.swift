import CellHarness
import UIKit

public struct DocumentsScreen: CellScreen {
  private let controller = DocumentsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a document is uploaded") { controller.upload() }] }
}

let documentBrowserScenarios: [Scenario] = [
  Scenario("stale-index-action/document-browser/correct", DocumentsScreen.self) {
    Interaction.openMenu(.showing("Document 2"))
    Interaction.chooseMenuItem(["Pin"])
    Interaction.openMenu(.showing("Document 4"))
    Interaction.mutate("a document is uploaded")
    Interaction.chooseMenuItem(["Delete"])
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.openMenu(.showing("Document 3"))
    Interaction.chooseMenuItem(["Duplicate"])
  }
]
