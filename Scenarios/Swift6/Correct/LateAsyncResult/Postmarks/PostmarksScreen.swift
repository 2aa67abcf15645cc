import CellHarness
import UIKit

public struct PostmarksScreen: CellScreen {
  private let controller = PostmarksViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a letter arrives") { controller.receive() }] }
}

let postmarksScenarios: [Scenario] = [
  Scenario("late-async-result/postmarks/correct", PostmarksScreen.self) {
    Interaction.scrollBy(900)
    Interaction.scrollToTop
    Interaction.mutate("a letter arrives")
    Interaction.swipe(.showing("Letter 3"), .trailing)
    Interaction.tapAction("Delete")
    Interaction.scrollToEnd
  }
]
