import CellHarness
import UIKit

/// The name field's handler writes to the row that it got when its cell was configured, and a move does not configure
/// cells: typing into one collection renames another.
public struct MangaCollectionsScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: MangaCollectionsViewController(library: MangaLibrary()))
  }
}

let mangaCollectionsScenarios: [Scenario] = [
  Scenario("stale-index-action/manga-collections/buggy", MangaCollectionsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap("Edit")
    Interaction.reorder("Classics", .after, "Romance")
    Interaction.type("Today", into: "Reading now", clearing: true)
    Interaction.tap("Done")
  }
  .retelling("https://github.com/Paperback-iOS/app/issues/447")
]
