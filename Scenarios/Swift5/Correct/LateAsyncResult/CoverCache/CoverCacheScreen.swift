import CellHarness
import UIKit

public struct CoverCacheScreen: CellScreen {
  private let controller = CoverCacheViewController()
  private let root: UIViewController
  public init() { root = controller }
  public var rootViewController: UIViewController { root }
  public static var network: [NetworkAnswer] {
    [NetworkAnswer("https://covers.example/series/*", after: 0.4) { .image(named: $0.lastPathComponent) }]
  }
}

let coverCacheScenarios: [Scenario] = [
  Scenario("late-async-result/cover-cache/correct", CoverCacheScreen.self) {
    Interaction.scrollBy(500)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
