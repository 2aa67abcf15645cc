import CellHarness
import SwiftUI
import UIKit

public struct DialsScreen: CellScreen {
  private let root = UIHostingController(rootView: DialsView())
  public init() {}
  public var rootViewController: UIViewController { root }
}

let dialsScenarios: [Scenario] = [
  Scenario("stale-index-action/dials/correct", DialsScreen.self) {
    Interaction.tap("Dial 4")
    Interaction.tap("Dial 2", "About Dial 2")
    Interaction.pullDownSheet
    Interaction.tap("Dial 7", "About Dial 7")
    Interaction.tap(.showing("Choose this one"))
    Interaction.scrollToEnd
  }
]
