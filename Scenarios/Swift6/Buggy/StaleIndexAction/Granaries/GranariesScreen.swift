import CellHarness
import SwiftUI
import UIKit

public struct GranariesScreen: CellScreen {
  private let controller = UIHostingController(rootView: GranariesView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let granariesScenarios: [Scenario] = [
  Scenario("stale-index-action/granaries/buggy", GranariesScreen.self, expecting: ["stale-index-action"]) {
    Interaction.swipe(.showing("Grain 7"), .trailing)
    Interaction.tapAction("Delete")
  }
]
