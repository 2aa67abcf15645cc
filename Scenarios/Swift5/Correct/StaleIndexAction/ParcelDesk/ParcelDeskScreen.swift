import CellHarness
import UIKit

public struct ParcelDeskScreen: CellScreen {
  private let navigation = UINavigationController(rootViewController: ParcelDeskViewController())
  public init() {}
  public var rootViewController: UIViewController { navigation }
}

let parcelDeskScenarios: [Scenario] = [
  Scenario("stale-index-action/parcel-desk/correct", ParcelDeskScreen.self) {
    Interaction.tap(.showing("Oak Row 12"), .showing("More"))
    Interaction.swipe(.showing("Church Hill 1"), .leading)
    Interaction.tapAction("Load it")
    Interaction.tap(.showing("Edit"))
    Interaction.tap(.showing("Station Road 5"))
    Interaction.tap(.showing("Elm Court 8"))
    Interaction.tap(.showing("Load"))
    Interaction.tap(.showing("Edit"))
    Interaction.reorder(.showing("Elm Court 8"), .before, .showing("Church Hill 1"))
    Interaction.tap(.showing("Done"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
