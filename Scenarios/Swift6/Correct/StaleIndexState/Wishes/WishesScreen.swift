import CellHarness
import SwiftUI
import UIKit

public struct KnownWishesScreen: CellScreen {
  private let controller = KnownWishesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the first comes true") { controller.removeFirst() }] }
}

let wishesScenarios: [Scenario] = [
  Scenario("stale-index-state/wishes/correct", KnownWishesScreen.self) {
    Interaction.tap(.showing("Wish 4"), .showing("Like"))
    Interaction.mutate("the first comes true")
    Interaction.scrollBy(900)
    Interaction.scrollToTop
  }
]
