import CellHarness
import SwiftUI

/// The index from before a request is used after it: if a post is written while thanks are on their way, another post
/// is thanked.
public struct ComplimentsScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: ComplimentsView()) }

  public var rootViewController: UIViewController { controller }
}

let complimentsScenarios: [Scenario] = [
  Scenario("late-async-result/compliments/buggy", ComplimentsScreen.self, expecting: ["late-async-result"]) {
    Interaction.hurry(0.1)
    Interaction.tap("Fixed the heating", "Thank")
    Interaction.tap(.showing("Post"))
  }
  .retelling("https://github.com/FlowCrypt/flowcrypt-ios/issues/864")
]
