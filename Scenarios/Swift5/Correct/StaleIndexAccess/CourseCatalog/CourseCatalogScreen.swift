import CellHarness
import UIKit

public struct CourseCatalogScreen: CellScreen {
  private let controller = CourseCatalogViewController(style: .plain)
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [CellMutation("the first subject goes") { controller.dropFirst() }, CellMutation("all fold") { controller.foldAll() }]
  }
}

let courseCatalogScenarios: [Scenario] = [
  Scenario("stale-index-access/course-catalog/correct", CourseCatalogScreen.self) {
    Interaction.scrollBy(300)
    Interaction.mutate("the first subject goes")
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.mutate("all fold")
  }
]
