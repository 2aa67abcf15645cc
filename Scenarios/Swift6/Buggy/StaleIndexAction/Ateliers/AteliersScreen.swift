import CellHarness
import SwiftUI

public struct AteliersScreen: CellScreen {
  private let street: AtelierStreet
  private let controller: UIViewController

  public init() {
    street = AtelierStreet()
    controller = UIHostingController(rootView: AteliersView(street: street))
  }

  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    let street = street
    return [CellMutation("an atelier opens") { street.open() }]
  }
}

// Re-told from https://github.com/pasrom/meeting-transcriber, issue 700
let ateliersScenarios: [Scenario] = [
  Scenario("stale-index-action/ateliers/buggy", AteliersScreen.self, expecting: ["stale-index-action"]) {
    Interaction.mutate("an atelier opens")
    Interaction.type("Glass", into: "Atelier 3")
  }
  .retelling("https://github.com/pasrom/meeting-transcriber/issues/700")
]
