import CellHarness
import UIKit

public struct BinderShelvesScreen: CellScreen {
  private let archive = BinderArchive()
  private let shelves: BinderShelvesViewController
  private let navigation: UINavigationController

  public init() {
    shelves = BinderShelvesViewController(archive: archive)
    navigation = UINavigationController(rootViewController: shelves)
  }

  public var rootViewController: UIViewController { navigation }

  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? {
    guard list === shelves.tableView, archive.shelves.indices.contains(indexPath.row) else { return nil }
    return archive.shelves[indexPath.row].id
  }
}

// Re-told from https://github.com/Paperback-iOS/app/issues/447
let binderShelvesScenarios: [Scenario] = [
  Scenario("stale-index-state/binder-shelves/buggy", BinderShelvesScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap(.showing("Edit"))
    Interaction.type("Old maps", .showing("Atlases"), nil, clearing: true)
    Interaction.reorder(.showing("Old maps"), .after, .showing("Poetry"))
    Interaction.tap(.showing("Done"))
    Interaction.tap(.showing("Ledgers"))
  }
  .retelling("https://github.com/Paperback-iOS/app/issues/447")
]
