import CellHarness
import SwiftUI
import UIKit

public struct StopsScreen: CellScreen {
  private let controller = StopsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a stop is added") { controller.add() }] }
}

let stopsScenarios: [Scenario] = [
  Scenario("stale-index-action/stops/buggy", StopsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.mutate("a stop is added")
    Interaction.type("bread", .showing("Stop 3"), nil, clearing: false)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
