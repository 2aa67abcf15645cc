import CellHarness
import UIKit

public struct RadiatorsScreen: CellScreen {
  let controller = RadiatorsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [.windowsAreOpened, .radiatorIsRemoved] }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? {
    let all = controller.store.radiators
    return all.indices.contains(indexPath.row) ? AnyHashable(all[indexPath.row].id) : nil
  }
}

extension Mutation {
  static let windowsAreOpened = Mutation("all windows are opened", in: RadiatorsScreen.self) { $0.controller.store.coolAll() }
  static let radiatorIsRemoved = Mutation("the first radiator is removed", in: RadiatorsScreen.self) {
    $0.controller.removeFirst()
  }
}

// Own: rows that listen to a position of a published array
let radiatorsScenarios: [Scenario] = [
  Scenario("stale-index-access/radiators/buggy", RadiatorsScreen.self, expecting: ["stale-index-access"]) {
    Interaction.swipe("Room 2", .trailing)
    Interaction.tapAction("Remove")
    Interaction.tap("Room 6", "Warmer")
  }
]
