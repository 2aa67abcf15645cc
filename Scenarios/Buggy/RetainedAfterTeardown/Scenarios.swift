import CellHarness
import UIKit

public struct BooksScreen: CellScreen {
  private let controller = BooksViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct FreedBooksScreen: CellScreen {
  private let controller = FreedBooksViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct SongsScreen: CellScreen {
  private let controller = SongsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct FreedSongsScreen: CellScreen {
  private let controller = FreedSongsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public let scenarios: [Scenario] = [
  Scenario("books/retained", BooksScreen.self, expecting: ["retained-after-teardown"]) {
    Interaction.scrollBy(900)
  },
  Scenario("books/fixed", FreedBooksScreen.self) {
    Interaction.scrollBy(900)
  },
  Scenario("songs/retained", SongsScreen.self, expecting: ["retained-after-teardown"]) {
    Interaction.tap(.showing("Song 3"), .showing("Play"))
    Interaction.scrollBy(900)
  },
  Scenario("songs/fixed", FreedSongsScreen.self) {
    Interaction.tap(.showing("Song 3"), .showing("Play"))
    Interaction.scrollBy(900)
  },
]
