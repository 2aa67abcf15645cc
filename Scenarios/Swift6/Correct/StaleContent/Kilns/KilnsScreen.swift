import CellHarness
import SwiftData
import SwiftUI
import UIKit

public struct KilnsScreen: CellScreen {
  private let container: ModelContainer?
  private let controller: UIViewController
  public init() {
    let container = Kiln.pottery()
    self.container = container
    controller = container.map { UIHostingController(rootView: KilnsView().modelContainer($0)) } ?? UIViewController()
  }
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the kilns are fired") { Kiln.fire(container) }] }
}

let kilnsScenarios: [Scenario] = [
  Scenario("stale-content/kilns/correct", KilnsScreen.self) {
    Interaction.tap(.showing("Kiln 2"), .showing("Kiln 2"))
    Interaction.mutate("the kilns are fired")
  }
]
