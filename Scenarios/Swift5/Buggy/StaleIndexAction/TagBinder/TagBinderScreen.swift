import CellHarness
import UIKit

public struct TagBinderScreen: CellScreen {
  private let binder: TagBinder
  private let navigation: UINavigationController

  public init() {
    binder = TagBinder()
    navigation = UINavigationController(rootViewController: TagBinderViewController(binder: binder))
  }

  public var rootViewController: UIViewController { navigation }

  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? {
    guard navigation.viewControllers.count == 1, binder.tags.indices.contains(indexPath.row) else { return nil }
    return binder.tags[indexPath.row].id
  }

  public var mutations: [CellMutation] {
    [
      CellMutation("another device deletes design") { [binder] in
        if let tag = binder.tags.first(where: { $0.name == "design" }) { binder.delete(tag.id) }
      },
      CellMutation("another device adds bikes") { [binder] in binder.add("bikes") },
    ]
  }
}

// Re-told from https://github.com/Automattic/simplenote-ios/issues/1312
let tagBinderScenarios: [Scenario] = [
  Scenario("stale-index-action/tag-binder/buggy", TagBinderScreen.self, expecting: ["stale-index-action"]) {
    Interaction.swipe(.showing("design"), .trailing)
    Interaction.tapAction("Delete")
    Interaction.mutate("another device deletes design")
    Interaction.tapAlert("Delete Tag")
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/Automattic/simplenote-ios/issues/1312"),
  // The same question, while another tag comes.
  Scenario("stale-index-action/tag-binder/buggy/added", TagBinderScreen.self, expecting: ["stale-index-action"]) {
    Interaction.swipe(.showing("errands"), .trailing)
    Interaction.tapAction("Delete")
    Interaction.mutate("another device adds bikes")
    Interaction.tapAlert("Delete Tag")
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/Automattic/simplenote-ios/issues/1312"),
]
