import CellHarness
import UIKit

public struct DownloadsScreen: CellScreen {
  private let controller = DownloadsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("bytes arrive") { controller.advance() }] }
}

let downloadsScenarios: [Scenario] = [
  Scenario("leaked-appearance/downloads/correct", DownloadsScreen.self) {
    Interaction.mutate("bytes arrive")
    Interaction.scrollBy(600)
    Interaction.mutate("bytes arrive")
    Interaction.scrollToEnd
    Interaction.mutate("bytes arrive")
    Interaction.scrollToTop
  }
]
