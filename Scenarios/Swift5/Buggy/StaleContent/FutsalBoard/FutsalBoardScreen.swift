import CellHarness
import SwiftUI
import UIKit

public struct FutsalBoardScreen: CellScreen {
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: FutsalBoardView(team: FutsalTeam())) }
  public var rootViewController: UIViewController { controller }

  public static var network: [NetworkAnswer] {
    [NetworkAnswer("https://pictures.futsalboard.example/*", after: 0.3) { .image(named: $0.lastPathComponent) }]
  }
}

// Re-told from https://github.com/meshtastic/Meshtastic-Apple/pull/1870
let futsalBoardScenarios: [Scenario] = [
  Scenario("stale-content/futsal-board/buggy", FutsalBoardScreen.self, expecting: ["stale-content"]) {
    Interaction.openMenu(.showing("Melo"))
    Interaction.chooseMenuItem(["Send on Haidar"])
    Interaction.tap(.showing("Cross"))
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/meshtastic/Meshtastic-Apple/pull/1870")
]
