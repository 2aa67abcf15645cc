import CellHarness
import UIKit

public struct ParcelsScreen: CellScreen {
  private let controller = ParcelsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the first is collected") { controller.collectFirst() }] }
}

let parcelsScenarios: [Scenario] = [
  Scenario("stale-index-access/parcels/buggy", ParcelsScreen.self, expecting: ["stale-index-access"], seenUnder: [.afterChange]) {
    Interaction.tap(.showing("Parcel 4"), nil)
    Interaction.mutate("the first is collected")
    Interaction.wait(2)
  }
]
