import CellHarness
import UIKit

public struct EmojiScreen: CellScreen {
  private let controller = EmojiViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let emojiRowsScenarios: [Scenario] = [
  Scenario("leaked-view-state/emoji-rows/buggy", EmojiScreen.self, expecting: ["leaked-view-state"]) {
    Interaction.tap(.showing("Fruit 2"), .showing("Grow"))
    Interaction.tap(.showing("Fruit 2"), .showing("Grow"))
    Interaction.scrollBy(900)
    Interaction.scrollToTop
  }
]
