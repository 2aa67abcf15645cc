import CellHarness
import SwiftUI

/// "Select all" takes the whole list while a filter hides a part of it: Delete removes letters that were not on screen.
public struct PostboxScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: PostboxView()) }

  public var rootViewController: UIViewController { controller }
}

let postboxScenarios: [Scenario] = [
  Scenario("stale-index-action/postbox/buggy", PostboxScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap(.showing("Unread only"))
    Interaction.tap(.showing("Edit"))
    Interaction.tap(.showing("Select all"))
    Interaction.tap(.showing("Delete"))
    Interaction.tap(.showing("All mail"))
  }
  .retelling("https://github.com/SAP/cloud-sdk-ios-fiori/pull/1716")
]
