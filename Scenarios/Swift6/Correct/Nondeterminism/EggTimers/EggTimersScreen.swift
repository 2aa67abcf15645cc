import CellHarness
import SwiftUI
import UIKit

public struct EggTimersScreen: CellScreen {
  private let model = EggTimersModel()
  private let root: UIViewController
  public init() { root = UIHostingController(rootView: EggTimersView(model: model)) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("the first timer is removed") { model.removeFirst() }
    ]
  }
}

let eggTimersScenarios: [Scenario] = [
  Scenario("nondeterminism/egg-timers/correct", EggTimersScreen.self) {
    Interaction.tap(.showing("Timer 2"), .showing("Start"))
    Interaction.wait(3)
    Interaction.scrollToEnd
    Interaction.mutate("the first timer is removed")
    Interaction.scrollToTop
  }
]
