import CellHarness
import UIKit

public struct TaskListScreen: CellScreen {
  private let controller = TaskListViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public var mutations: [Mutation] { [Mutation("a task is added") { controller.addTask() }] }
}

public struct CartScreen: CellScreen {
  private let controller = CartViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("the second sells out") { controller.soldOut() }] }
}

public struct RadioScreen: CellScreen {
  private let controller = RadioViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("sort by genre") { controller.sortByGenre() }] }
}

public struct FeedFoldersScreen: CellScreen {
  private let controller = FeedFoldersViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

public struct QueueScreen: CellScreen {
  private let controller = QueueViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("undo") { controller.undo() }] }
}

public struct StockScreen: CellScreen {
  private let controller = StockViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("available first") { controller.sortByAvailability() }] }
}

public struct ProjectsScreen: CellScreen {
  private let controller = ProjectsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public var mutations: [Mutation] { [Mutation("a project is added") { controller.addProject() }] }
}

public struct LeagueScreen: CellScreen {
  private let controller = LeagueViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("team 2 loses") { controller.viewModel.lose("Team 2") }] }
}

public struct NotesScreen: CellScreen {
  private let controller = NotesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a note comes from the phone") { controller.sync() }] }
}

public struct HotelsScreen: CellScreen {
  private let controller = HotelsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public var mutations: [Mutation] { [Mutation("prices drop") { controller.priceDrop() }] }
}

public struct ProposalsScreen: CellScreen {
  private let controller = ProposalsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] {
    [Mutation("somebody votes for no. 6") { controller.store.vote(for: "Proposal 6") }]
  }
}
