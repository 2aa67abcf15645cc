import CellHarness
import SwiftUI

public struct PostboxScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: PostboxView()) }

  public var rootViewController: UIViewController { controller }
}

let postboxScenarios: [Scenario] = [
  Scenario("stale-index-action/postbox/correct", PostboxScreen.self) {
    Interaction.tap(.showing("Unread only"))
    Interaction.tap(.showing("Edit"))
    Interaction.tap(.showing("Select all"))
    Interaction.tap(.showing("Delete"))
    Interaction.tap(.showing("All mail"))
  }
  .retelling("https://github.com/SAP/cloud-sdk-ios-fiori/pull/1716")
]
