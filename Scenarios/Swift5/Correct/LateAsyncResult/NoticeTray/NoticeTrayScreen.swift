import CellHarness
import UIKit

public struct NoticeTrayScreen: CellScreen {
  private let navigation = UINavigationController(rootViewController: NoticeTrayViewController(store: NoticeTrayStore()))

  public init() {}

  public var rootViewController: UIViewController { navigation }
}

// Re-told from https://github.com/wordpress-mobile/WordPress-iOS/pull/4940
let noticeTrayScenarios: [Scenario] = [
  Scenario("late-async-result/notice-tray/correct", NoticeTrayScreen.self) {
    Interaction.swipe(.showing("Ragnar"), .trailing)
    Interaction.hurry(0.5)
    Interaction.tapAction("Trash")
    Interaction.hurry(0.5)
    Interaction.tap(.showing("Ragnar"), .showing("Undo"))
    Interaction.hurry(0.5)
    Interaction.swipe(.showing("Ragnar"), .trailing)
    Interaction.hurry(0.5)
    Interaction.tapAction("Trash")
    Interaction.hurry(2.6)
    Interaction.tap(.showing("Idris"))
    Interaction.wait(5)
  }
  .retelling("https://github.com/wordpress-mobile/WordPress-iOS/pull/4940")
]
