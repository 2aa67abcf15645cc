import CellHarness
import SwiftUI
import UIKit

public struct HobbiesScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: HobbyQuizView(quiz: HobbyQuiz())) }
}

let hobbiesScenarios: [Scenario] = [
  Scenario("stale-index-action/hobbies/correct", HobbiesScreen.self) {
    Interaction.tap(.showing("Hobby 1"), .showing("Hobby 1"))
    Interaction.tap(.showing("Hobby 2"), .showing("Hobby 2"))
    Interaction.tap(.showing("Hobby 4"), .showing("Hobby 4"))
  }
]
