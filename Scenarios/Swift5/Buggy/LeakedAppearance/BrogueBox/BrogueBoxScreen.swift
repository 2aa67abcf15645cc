import CellHarness
import UIKit

public struct BrogueBoxScreen: CellScreen {
  private let navigation = UINavigationController(
    rootViewController: BrogueBoxViewController(shelf: BrogueShelf(), player: BroguePlayer()))

  public init() {}

  public var rootViewController: UIViewController { navigation }
}

// Re-told from https://github.com/marshluca/AudioPlayer/issues/5 and https://github.com/netease-kit/nim-uikit-ios/issues/11
let brogueBoxScenarios: [Scenario] = [
  Scenario("leaked-appearance/brogue-box/buggy", BrogueBoxScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.swipe(.showing("Derry"), .leading)
    Interaction.tapAction("Keep")
    Interaction.tap(.showing("Dingle"), .showing("Play"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://github.com/marshluca/AudioPlayer/issues/5")
]
