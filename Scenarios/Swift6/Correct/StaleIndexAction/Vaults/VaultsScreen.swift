import CellHarness
import SwiftUI

public struct VaultsScreen: CellScreen {
  private let model: VaultModel
  private let controller: UIViewController

  public init() {
    model = VaultModel()
    controller = UIHostingController(rootView: VaultsView(model: model))
  }

  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    let model = model
    return [CellMutation("a vault is built") { model.build() }]
  }
}

let vaultsScenarios: [Scenario] = [
  Scenario("stale-index-action/vaults/correct", VaultsScreen.self) {
    Interaction.swipe("Vault 3", .trailing)
    Interaction.hurry()
    Interaction.tapAction("Archive")
    Interaction.hurry()
    Interaction.mutate("a vault is built")
    Interaction.tap(.showing("Undo"))
  }
]
