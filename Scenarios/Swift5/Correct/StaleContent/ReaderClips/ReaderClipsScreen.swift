import CellHarness
import UIKit

public struct ReaderClipsScreen: CellScreen {
  private let navigation = UINavigationController(rootViewController: ReaderClipsViewController(library: ClipLibrary()))
  public init() {}
  public var rootViewController: UIViewController { navigation }
}

// Re-told from https://github.com/wordpress-mobile/WordPress-iOS/issues/4403
let readerClipsScenarios: [Scenario] = [
  Scenario("stale-content/reader-clips/correct", ReaderClipsScreen.self) {
    Interaction.tap(.showing("Maps of wind"))
    Interaction.tap(.showing("Like"))
    Interaction.tap(.showing("Reader"))
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/wordpress-mobile/WordPress-iOS/issues/4403")
]
