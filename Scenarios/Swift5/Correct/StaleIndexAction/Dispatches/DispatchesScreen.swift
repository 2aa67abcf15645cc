import CellHarness
import SwiftUI
import UIKit

public struct DispatchesScreen: CellScreen {
  private let controller = UIHostingController(rootView: DispatchesView(desk: DispatchDesk()))
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a dispatch arrives") { controller.rootView.desk.receive() }] }
}

let dispatchesScenarios: [Scenario] = [
  Scenario("stale-index-action/dispatches/correct", DispatchesScreen.self) {
    Interaction.tap(.showing("Dispatch no. 9"))
    Interaction.mutate("a dispatch arrives")
  }
]
