import CellHarness
import SwiftUI
import UIKit

public struct StripsScreen: CellScreen {
  private let controller = StripsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the first strip is pushed") { controller.turn() }] }
}

let stripsScenarios: [Scenario] = [
  Scenario(
    "leaked-appearance/strips/buggy", StripsScreen.self, expecting: ["leaked-appearance"],
    seenUnder: [.preparedAhead, .keptBehind]
  ) {
    Interaction.mutate("the first strip is pushed")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
