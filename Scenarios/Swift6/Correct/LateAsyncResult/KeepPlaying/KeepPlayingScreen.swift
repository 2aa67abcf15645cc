import CellHarness
import SwiftUI

public struct KeepPlayingScreen: CellScreen {
  private let controller = UIHostingController(rootView: KeepPlayingView(store: PlayingStore()))
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let keepPlayingScenarios: [Scenario] = [
  Scenario("late-async-result/keep-playing/correct", KeepPlayingScreen.self) {
    Interaction.hurry()
    Interaction.tap("Clip 2", "Play")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
