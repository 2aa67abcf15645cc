import CellHarness
import SwiftUI
import UIKit

public struct VersionsScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UINavigationController(rootViewController: NoteViewController(note: VersionsNote())) }

  public var rootViewController: UIViewController { controller }
}

let versionsScenarios: [Scenario] = [
  Scenario("late-async-result/versions/correct", VersionsScreen.self) {
    Interaction.type("ok", into: .showing("Note"))
  }
]
