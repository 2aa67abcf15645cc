import CellHarness
import SwiftUI
import UIKit

public struct StampAlbumScreen: CellScreen {
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: StampAlbumView(album: StampAlbum())) }
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/vultisig/vultisig-ios/pull/5076
let stampAlbumScenarios: [Scenario] = [
  Scenario("late-async-result/stamp-album/buggy", StampAlbumScreen.self, expecting: ["late-async-result"]) {
    Interaction.hurry(0.3)
    Interaction.swipe(.showing("Fjord"), .trailing)
    Interaction.hurry(2.5)
    Interaction.tapAction("Take out")
    Interaction.hurry(0.3)
    Interaction.swipe(.showing("Palm"), .trailing)
    Interaction.hurry(2)
    Interaction.tapAction("Take out")
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/vultisig/vultisig-ios/pull/5076")
]
