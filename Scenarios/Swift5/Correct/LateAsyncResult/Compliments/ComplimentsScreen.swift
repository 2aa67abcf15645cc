import CellHarness
import SwiftUI

public struct ComplimentsScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: ComplimentsView()) }

  public var rootViewController: UIViewController { controller }
}

let complimentsScenarios: [Scenario] = [
  Scenario("late-async-result/compliments/correct", ComplimentsScreen.self) {
    Interaction.hurry(0.1)
    Interaction.tap("Fixed the heating", "Thank")
    Interaction.tap(.showing("Post"))
  }
  .retelling("https://github.com/FlowCrypt/flowcrypt-ios/issues/864")
]
