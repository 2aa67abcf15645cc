import CellHarness
import SwiftUI
import UIKit

public struct AvatarTintsScreen: CellScreen {
  private let model = AvatarTintsModel()
  private let root: UIViewController
  public init() { root = UIHostingController(rootView: AvatarTintsView(model: model)) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("somebody joins") { model.join() }
    ]
  }
}

let avatarTintsScenarios: [Scenario] = [
  Scenario("nondeterminism/avatar-tints/correct", AvatarTintsScreen.self) {
    Interaction.scrollToEnd
    Interaction.mutate("somebody joins")
    Interaction.scrollToTop
  }
]
