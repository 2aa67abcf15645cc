import CellHarness
import UIKit

/// Undo inserts the page at the row it was deleted from: who deletes the last page, after which the oldest page is
/// archived, and taps "Undo" crashes (index out of range); after a page was added on top the page comes back one row
/// too high.
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
  Scenario("crash/scrapbooks/buggy", ScrapbooksScreen.self, expecting: ["crash"]) {
    Interaction.scrollTo(.showing("Page 1: Porto"))
    Interaction.swipe(.showing("Page 1: Porto"), .trailing)
    Interaction.tapAction("Delete")
    Interaction.mutate("the oldest page is archived")
    Interaction.tap(.showing("Undo"))
  }
]
