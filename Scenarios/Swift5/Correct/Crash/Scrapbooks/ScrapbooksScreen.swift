import CellHarness
import UIKit

public struct ScrapbooksScreen: CellScreen {
  private let controller = ScrapbooksViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a page is added") { controller.addPage() },
      CellMutation("the oldest page is archived") { controller.archiveOldestPage() },
    ]
  }
}

let scrapbooksScenarios: [Scenario] = [
  Scenario("crash/scrapbooks/correct", ScrapbooksScreen.self) {
    Interaction.scrollTo(.showing("Page 1: Porto"))
    Interaction.swipe(.showing("Page 1: Porto"), .trailing)
    Interaction.tapAction("Delete")
    Interaction.mutate("the oldest page is archived")
    Interaction.tap(.showing("Undo"))
  }
]
