import CellHarness
import SwiftUI
import UIKit

public struct FacesScreen: CellScreen {
  private let controller = FacesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a face is added") { controller.add() }] }
}

/// Not found yet: a row's number as the check of a late picture, where the same cell has to serve the same number again.
let facesScenarios: [Scenario] = [
  Scenario(
    "late-async-result/faces/buggy", FacesScreen.self, expecting: ["late-async-result"],
    seenUnder: [.afterReuse, .afterNextReuse]
  ) {
    Interaction.wait(1)
    Interaction.mutate("a face is added")
    Interaction.scrollBy(400)
    Interaction.scrollToTop
    Interaction.wait(1)
  }
]
