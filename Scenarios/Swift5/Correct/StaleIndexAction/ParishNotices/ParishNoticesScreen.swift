import CellHarness
import SwiftUI
import UIKit

public struct ParishNoticesScreen: CellScreen {
  private let controller = UIHostingController(rootView: ParishNoticesView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let parishNoticesScenarios: [Scenario] = [
  Scenario("stale-index-action/parish-notices/correct", ParishNoticesScreen.self) {
    Interaction.tap(.showing("Bell practice"))
    Interaction.swipe(.showing("Bell practice"), .trailing)
    Interaction.tapAction("Pin")
    Interaction.pullToRefresh
    Interaction.pullToRefresh
    Interaction.type("hall", .showing("Notices"), nil, clearing: false)
    Interaction.tap(.showing("Minutes"))
    Interaction.tap(.showing("Cancel"))
    Interaction.tap(.showing("Read all"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
