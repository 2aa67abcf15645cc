import CellHarness
import UIKit

public struct MailboxScreen: CellScreen {
  private let controller = MailboxViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public var mutations: [Mutation] {
    [
      Mutation("mail 3 is read elsewhere") { controller.markAsRead(3) },
      Mutation("a mail arrives") { controller.receive() },
    ]
  }
}

public struct WatchlistScreen: CellScreen {
  private let controller = WatchlistViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("prices move") { controller.tick() }] }
}

public struct FavoriteBooksScreen: CellScreen {
  private let controller = FavoriteBooksViewController(shelf: BookShelf())
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("book 4 is liked elsewhere") { controller.shelf.toggle("Book 4") }] }
}

public struct CountrySearchScreen: CellScreen {
  private let controller = CountrySearchViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] {
    [
      Mutation("search for 1") { controller.search("1") },
      Mutation("search for 12") { controller.search("12") },
      Mutation("search for nothing") { controller.search("") },
    ]
  }
}

public struct EndlessFeedScreen: CellScreen {
  private let controller = EndlessFeedViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct OrderScreen: CellScreen {
  private let controller = OrderViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("part 2 is discontinued") { controller.discontinue(2) }] }
}

public struct TeamChatsScreen: CellScreen {
  private let controller = TeamChatsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] {
    [
      Mutation("team 5 writes") { controller.receive(in: "Team 5") },
      Mutation("team 2 whispers") { controller.receiveQuietly(in: "Team 2") },
    ]
  }
}

public struct MatchScoresScreen: CellScreen {
  private let controller = MatchScoresViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("goals fall") { controller.goals() }] }
}

public struct LunchPollScreen: CellScreen {
  private let poll: LunchPoll
  private let controller: LunchPollViewController

  public init() {
    poll = LunchPoll()
    controller = LunchPollViewController(poll: poll)
  }

  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("others vote") { poll.othersVote() }] }
}

public struct StockLevelsScreen: CellScreen {
  private let controller = StockLevelsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a third is sold out") { controller.warehouse.sellOut() }] }
}
