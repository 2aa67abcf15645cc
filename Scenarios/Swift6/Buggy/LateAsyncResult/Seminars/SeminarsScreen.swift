import CellHarness
import SwiftUI
import UIKit

public struct SeminarsScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: SeminarsView(plan: SeminarPlan())) }
}

let seminarsScenarios: [Scenario] = [
  Scenario("late-async-result/seminars/buggy", SeminarsScreen.self, expecting: ["late-async-result"]) {
    Interaction.hurry(0.3)
    Interaction.tap("Seminar 5", "Join")
    Interaction.hurry(0.3)
    Interaction.tap("Seminar 2", "Join")
    Interaction.wait(seconds: 2)
  }
]
