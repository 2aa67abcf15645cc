import CellHarness
import UIKit

public struct SealedMessagesScreen: CellScreen {
  private let controller = SealedMessagesViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a new text is pasted") { controller.paste("mQINBF3k", from: "Dora") },
      CellMutation("Bela's text is pasted again") { controller.paste("wcBMA2Qx", from: "Bela") },
    ]
  }
}

// Re-told from https://github.com/DimensionDev/TesserPG-iOS/pull/84
let sealedMessagesScenarios: [Scenario] = [
  Scenario("invalid-update/sealed-messages/correct", SealedMessagesScreen.self) {
    Interaction.mutate("a new text is pasted")
    Interaction.mutate("Bela's text is pasted again")
  }
  .retelling("https://github.com/DimensionDev/TesserPG-iOS/pull/84")
]
