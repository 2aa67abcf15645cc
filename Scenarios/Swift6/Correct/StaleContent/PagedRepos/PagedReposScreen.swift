import CellHarness
import SwiftUI
import UIKit

public struct PagedReposScreen: CellScreen {
  private let model = PagedReposModel()
  private let root: UIViewController
  public init() { root = UIHostingController(rootView: PagedReposView(model: model)) }
  public var rootViewController: UIViewController { root }
}

let pagedReposScenarios: [Scenario] = [
  Scenario("stale-content/paged-repos/correct", PagedReposScreen.self) {
    Interaction.tap(.showing("repo-3"), .showing("☆"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
