import CellHarness
import UIKit

public struct HarborScansScreen: CellScreen {
  private let store: HarborStore
  private let navigation: UINavigationController

  public init() {
    store = HarborStore()
    navigation = UINavigationController(rootViewController: HarborScansViewController(store: store))
  }

  public var rootViewController: UIViewController { navigation }

  public var mutations: [CellMutation] {
    [CellMutation("a scan arrives") { [store] in store.receive() }]
  }

  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? {
    store.scans.indices.contains(indexPath.row) ? store.scans[indexPath.row].id : nil
  }
}

// Re-told from https://github.com/nextcloud/ios/issues/105
let harborScansScenarios: [Scenario] = [
  Scenario("stale-index-action/harbor-scans/buggy", HarborScansScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap(.showing("Edit"))
    Interaction.tap(.showing("Weather log"))
    Interaction.tap(.showing("Night watch"))
    Interaction.mutate("a scan arrives")
    Interaction.tap(.showing("Delete"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://github.com/nextcloud/ios/issues/105")
]
