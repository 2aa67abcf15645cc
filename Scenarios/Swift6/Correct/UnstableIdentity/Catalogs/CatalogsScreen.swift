import CellHarness
import UIKit

public struct CatalogsScreen: CellScreen {
  private let controller = CatalogsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [CellMutation("films are shown") { controller.show(1) }, CellMutation("books are shown") { controller.show(0) }]
  }
}

let catalogsScenarios: [Scenario] = [
  Scenario("unstable-identity/catalogs/correct", CatalogsScreen.self) {
    Interaction.scrollBy(500)
    Interaction.mutate("films are shown")
    Interaction.scrollToEnd
    Interaction.mutate("books are shown")
    Interaction.scrollToTop
  }
]
