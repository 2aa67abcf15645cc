import CellHarness
import UIKit

public struct FilmSearchScreen: CellScreen {
  private let controller = FilmSearchViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public static var network: [NetworkAnswer] {
    [NetworkAnswer("https://image.films.example/w342/*", after: 0.5) { .image(named: $0.lastPathComponent) }]
  }
}

// Re-told from https://github.com/spacepandas/cineaste-ios/pull/40
let filmSearchScenarios: [Scenario] = [
  Scenario(
    "late-async-result/film-search/buggy", FilmSearchScreen.self, expecting: ["late-async-result"],
    seenUnder: [.afterReuse, .afterNextReuse]
  ) {
    Interaction.scrollBy(600)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://github.com/spacepandas/cineaste-ios/pull/40")
]
