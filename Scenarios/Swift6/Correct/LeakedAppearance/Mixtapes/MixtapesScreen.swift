import CellHarness
import SwiftUI
import UIKit

public struct MixtapesScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: MixtapeShelfView()) }
}

let mixtapesScenarios: [Scenario] = [
  Scenario("leaked-appearance/mixtapes/correct", MixtapesScreen.self) {
    Interaction.scrollBy(600)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
