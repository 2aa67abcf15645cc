import CellHarness
import SwiftUI
import UIKit

public struct BeehivesScreen: CellScreen {
  private let apiary: Apiary
  private let controller: UIViewController
  public init() {
    let apiary = Apiary()
    self.apiary = apiary
    controller = UIHostingController(rootView: ApiaryView(apiary: apiary))
  }
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("honey is taken") { apiary.harvest() }] }
}

let beehivesScenarios: [Scenario] = [
  Scenario("stale-content/beehives/correct", BeehivesScreen.self) {
    Interaction.tap(.showing("Hive 2"), .showing("Hive 2"))
    Interaction.mutate("honey is taken")
  }
]
