import CellHarness
import SwiftUI
import UIKit

public struct WishesScreen: CellScreen {
  private let controller = WishesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the first comes true") { controller.removeFirst() }] }
}

let wishesScenarios: [Scenario] = [
  Scenario("stale-index-state/wishes/buggy", WishesScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap(.showing("Wish 4"), .showing("Like"))
    Interaction.mutate("the first comes true")
    Interaction.scrollBy(900)
    Interaction.scrollToTop
  }
]
