import CellHarness
import SwiftUI
import UIKit

public struct MuseumScreen: CellScreen {
  private let model: MuseumModel
  private let controller: UIViewController

  public init() {
    let model = MuseumModel()
    self.model = model
    controller = UIHostingController(rootView: MuseumView(model: model))
  }

  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a wing opens") { model.rooms.insert("New wing", at: 0) }] }
}

let museumScenarios: [Scenario] = [
  Scenario("controller-in-cell/museum/correct", MuseumScreen.self) {
    Interaction.scrollBy(500)
    Interaction.mutate("a wing opens")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
