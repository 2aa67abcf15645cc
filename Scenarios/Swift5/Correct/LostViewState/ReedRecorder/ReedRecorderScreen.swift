import CellHarness
import SwiftUI
import UIKit

public struct ReedRecorderScreen: CellScreen {
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: ReedRecorderView(studio: ReedStudio())) }
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/saurabhav88/EnviousWispr/issues/1393
let reedRecorderScenarios: [Scenario] = [
  Scenario("lost-view-state/reed-recorder/correct", ReedRecorderScreen.self) {
    Interaction.tap(.showing("0 marks"), .showing("Mark"))
    Interaction.tap(.showing("1 mark"), .showing("Mark"))
    Interaction.tap(.showing("By place"))
    Interaction.scrollToEnd
    Interaction.tap(.showing("By time"))
    Interaction.tap(.showing("Finish"), .showing("Finish"))
  }
  .retelling("https://github.com/saurabhav88/EnviousWispr/issues/1393")
]
