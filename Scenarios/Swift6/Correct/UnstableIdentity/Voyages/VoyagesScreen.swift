import CellHarness
import SwiftData
import SwiftUI
import UIKit

public struct VoyagesScreen: CellScreen {
  private let container: ModelContainer?
  private let controller: UIViewController
  public init() {
    let container = Voyage.catalog()
    self.container = container
    controller = container.map { UIHostingController(rootView: VoyagesView().modelContainer($0)) } ?? UIViewController()
  }
  public var rootViewController: UIViewController { controller }
}

let voyagesScenarios: [Scenario] = [
  Scenario("unstable-identity/voyages/correct", VoyagesScreen.self) {
    Interaction.tap(.showing("Cork"), .showing("Cork"))
    Interaction.toggle(.showing("Big letters"))
  }
]
