import CellHarness
import SwiftUI

public struct WineriesScreen: CellScreen {
  private let list = WineryList()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: WineriesView(list: list)) }
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a winery is bought") { list.buy() }] }
}

let wineriesScenarios: [Scenario] = [
  Scenario("stale-index-action/wineries/correct", WineriesScreen.self) {
    Interaction.tap(.showing("Winery 3"))
    Interaction.mutate("a winery is bought")
    Interaction.tap(.showing("Syrah"))
  }
]
