import CellHarness
import SwiftUI

public struct TelegraphsScreen: CellScreen {
  private let office: TelegraphOffice
  private let controller: UIViewController

  public init() {
    office = TelegraphOffice()
    controller = UIHostingController(rootView: TelegraphsView(office: office))
  }

  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    let office = office
    return [CellMutation("a telegraph comes in") { office.receive() }]
  }
}

// Re-told from https://github.com/pointfreeco/swift-composable-architecture, issue 3183
let telegraphsScenarios: [Scenario] = [
  Scenario("stale-index-action/telegraphs/correct", TelegraphsScreen.self) {
    Interaction.tap("Station 22")
    Interaction.mutate("a telegraph comes in")
    Interaction.tap(.showing("Answer and close"))
  }
  .retelling("https://github.com/pointfreeco/swift-composable-architecture/issues/3183")
]
