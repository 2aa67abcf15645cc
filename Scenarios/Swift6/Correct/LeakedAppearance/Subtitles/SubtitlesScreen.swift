import CellHarness
import UIKit

public struct SubtitlesScreen: CellScreen {
  private let controller = SubtitlesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a second later") { controller.later() }] }
}

let subtitlesScenarios: [Scenario] = [
  Scenario("leaked-appearance/subtitles/correct", SubtitlesScreen.self) {
    Interaction.tap(.showing("Line 1 says a word. Line 1 says a word. "))
    Interaction.mutate("a second later")
    Interaction.scrollToEnd
    Interaction.rotate(.landscape)
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
