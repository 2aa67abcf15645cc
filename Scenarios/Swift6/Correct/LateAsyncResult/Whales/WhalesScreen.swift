import CellHarness
import SwiftUI
import UIKit

public struct WhalesScreen: CellScreen {
  private let model: WhaleModel
  private let root: UIViewController
  public init() {
    model = WhaleModel()
    root = UIHostingController(rootView: WhalesView(model: model))
  }
  public var rootViewController: UIViewController { root }
}

let whalesScenarios: [Scenario] = [
  Scenario("late-async-result/whales/correct", WhalesScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToEnd
    Interaction.pullToRefresh
    Interaction.scrollToEnd
  }
]
