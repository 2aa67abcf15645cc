import CellHarness
import UIKit

public struct FileBrowserScreen: CellScreen {
  private let controller = FileBrowserViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("the first folder is deleted") { controller.deleteFirstFolder() }
    ]
  }
}

let fileBrowserScenarios: [Scenario] = [
  Scenario("unstable-identity/file-browser/correct", FileBrowserScreen.self) {
    Interaction.tap(.showing("Folder 2"))
    Interaction.tap(.showing("Folder 4"))
    Interaction.mutate("the first folder is deleted")
    Interaction.scrollToEnd
    Interaction.tap(.showing("Folder 12"))
    Interaction.scrollToTop
    Interaction.tap(.showing("Folder 2"))
  }
]
