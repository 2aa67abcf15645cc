import CellHarness
import UIKit

public struct BrogueBoxScreen: CellScreen {
  private let navigation = UINavigationController(
    rootViewController: BrogueBoxViewController(shelf: BrogueShelf(), player: BroguePlayer()))

  public init() {}

  public var rootViewController: UIViewController { navigation }
}

// Re-told from https://github.com/marshluca/AudioPlayer/issues/5 and https://github.com/netease-kit/nim-uikit-ios/issues/11
let brogueBoxScenarios: [CellScenario] = [
  CellScenario("leaked-appearance/brogue-box/correct", BrogueBoxScreen.self) {
    CellInteraction.swipe(.showing("Derry"), .leading)
    CellInteraction.tapAction("Keep")
    CellInteraction.tap(.showing("Dingle"), .showing("Play"))
    CellInteraction.scrollToEnd
    CellInteraction.scrollToTop
  }
  .retelling("https://github.com/marshluca/AudioPlayer/issues/5")
]
