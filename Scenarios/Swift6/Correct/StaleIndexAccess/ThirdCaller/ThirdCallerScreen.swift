import CellHarness
import SwiftUI

public struct ThirdCallerScreen: CellScreen {
  private let desk = RadioDesk()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: ThirdCallerView(desk: desk)) }
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    let desk = desk
    return [CellMutation("the first one hangs up") { desk.firstHangsUp() }]
  }
}

let thirdCallerScenarios: [Scenario] = [
  Scenario("stale-index-access/third-caller/correct", ThirdCallerScreen.self) {
    Interaction.mutate("the first one hangs up")
    Interaction.tap(.showing("Give the tickets away"))
  }
]
