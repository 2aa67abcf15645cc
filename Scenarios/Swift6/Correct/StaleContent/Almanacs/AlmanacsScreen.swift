import CellHarness
import UIKit

public struct AlmanacsScreen: CellScreen {
  private let controller = AlmanacsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a note is made") { controller.note() }] }
}

let almanacsScenarios: [Scenario] = [
  Scenario("stale-content/almanacs/correct", AlmanacsScreen.self) {
    Interaction.mutate("a note is made")
    Interaction.scrollBy(500)
    Interaction.mutate("a note is made")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
