import CellHarness
import UIKit

public struct SetlistForgeScreen: CellScreen {
  private let store = SetlistStore()
  private let songs: SetlistForgeViewController
  private let navigation: UINavigationController

  public init() {
    songs = SetlistForgeViewController(store: store)
    navigation = UINavigationController(rootViewController: songs)
  }

  public var rootViewController: UIViewController { navigation }

  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? {
    guard list === songs.tableView, store.songs.indices.contains(indexPath.row) else { return nil }
    return store.songs[indexPath.row].id
  }
}

// Re-told from https://github.com/adamshin/SwiftReorder/issues/18
let setlistForgeScenarios: [Scenario] = [
  Scenario("stale-index-action/setlist-forge/correct", SetlistForgeScreen.self) {
    Interaction.tap(.showing("Edit"))
    Interaction.reorder(.showing("Harbour Lights"), .after, .showing("Paper Boats"))
    Interaction.tap(.showing("Done"))
    Interaction.tap(.showing("Clay Birds"))
    Interaction.tap(.showing("Mark as rehearsed"))
    Interaction.tap(.showing("Tonight"))
    Interaction.tap(.showing("Running order"))
  }
  .retelling("https://github.com/adamshin/SwiftReorder/issues/18")
]
