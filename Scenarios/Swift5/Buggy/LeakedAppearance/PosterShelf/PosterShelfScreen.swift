import CellHarness
import UIKit

public struct PosterShelfScreen: CellScreen {
  private let controller = PosterShelfViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public static var network: [NetworkAnswer] {
    [NetworkAnswer("https://board.example/posters/*", after: 0.3) { .image(named: $0.lastPathComponent) }]
  }
}

// Re-told from https://github.com/ChoiysApple/Filmboard/issues/15
let posterShelfScenarios: [Scenario] = [
  Scenario("leaked-appearance/poster-shelf/buggy", PosterShelfScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.scrollBy(700)
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/ChoiysApple/Filmboard/issues/15")
]
