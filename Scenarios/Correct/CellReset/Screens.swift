import CellHarness
import UIKit

public struct MailScreen: CellScreen {
  private let controller = MailViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("all are read") { controller.readAll() }] }
}

public struct WallpapersScreen: CellScreen {
  private let controller = WallpapersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("the first two go") { controller.removeFirstRow() }] }
}

public struct BookmarksScreen: CellScreen {
  private let controller = BookmarksViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

public struct DownloadsScreen: CellScreen {
  private let controller = DownloadsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("bytes arrive") { controller.advance() }] }
}

public struct BankCardsScreen: CellScreen {
  private let controller = BankCardsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct ChoresScreen: CellScreen {
  private let controller = ChoresViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

public struct ArticleListScreen: CellScreen {
  private let controller = ArticleListViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("breaking news") { controller.breakingNews() }] }
}

public struct MonthGridScreen: CellScreen {
  private let controller = MonthGridViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct GlossaryScreen: CellScreen {
  private let controller = GlossaryViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] {
    [Mutation("search for in") { controller.search("in") }, Mutation("end the search") { controller.search("") }]
  }
}

public struct ColleaguesScreen: CellScreen {
  private let controller = ColleaguesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct AlarmsScreen: CellScreen {
  private let controller = AlarmsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("the alarm is stopped") { controller.stopRinging() }] }
}
