import CellHarness
import UIKit

public struct ChatRoomsScreen: CellScreen {
  private let controller = ChatRoomsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/element-hq/element-ios/issues/1124
let chatRoomsScenarios: [Scenario] = [
  Scenario("leaked-appearance/chat-rooms/buggy", ChatRoomsScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://github.com/element-hq/element-ios/issues/1124")
]
