import CellHarness
import UIKit

public struct GigsScreen: CellScreen {
  let controller = GigsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [.bandIsComplete] }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? {
    controller.gig(at: indexPath.row).map { AnyHashable($0.id) }
  }
}

extension Mutation {
  static let bandIsComplete = Mutation("a band is complete", in: GigsScreen.self) { $0.controller.completeFirst() }
}

// Re-told from https://github.com/corona-warn-app/cwa-app-ios/pull/2892
let gigsScenarios: [Scenario] = [
  Scenario("leaked-appearance/gigs/correct", GigsScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://github.com/corona-warn-app/cwa-app-ios/pull/2892")
]
