import CellHarness
import SwiftUI
import UIKit

public struct PostcardsScreen: CellScreen {
  private let controller = PostcardsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let postcardsScenarios: [Scenario] = [
  Scenario("late-async-result/postcards/correct", PostcardsScreen.self) {
    Interaction.scrollBy(400)
    Interaction.wait(1)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.wait(1)
  }
]
