import CellHarness
import UIKit

public struct MangaCollectionsScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: MangaCollectionsViewController(library: MangaLibrary()))
  }
}

let mangaCollectionsScenarios: [Scenario] = [
  Scenario("stale-index-action/manga-collections/correct", MangaCollectionsScreen.self) {
    Interaction.tap("Edit")
    Interaction.reorder("Classics", .after, "Romance")
    Interaction.type("Today", into: "Reading now", clearing: true)
    Interaction.tap("Done")
  }
  .retelling("https://github.com/Paperback-iOS/app/issues/447")
]
