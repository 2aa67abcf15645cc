import CellHarness
import UIKit

public struct KnownParcelsScreen: CellScreen {
  private let controller = KnownParcelsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the first is collected") { controller.collectFirst() }] }
}

let parcelsScenarios: [Scenario] = [
  Scenario("stale-index-access/parcels/correct", KnownParcelsScreen.self) {
    Interaction.tap(.showing("Parcel 4"), nil)
    Interaction.mutate("the first is collected")
    Interaction.wait(2)
  }
]
