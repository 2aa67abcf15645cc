import CellHarness
import UIKit

public struct FeedScreen: CellScreen {
  private let controller = FeedViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct EmojiScreen: CellScreen {
  private let controller = EmojiViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct ToDosScreen: CellScreen {
  private let controller = ToDosViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("Kim shares a to-do") { controller.add() }] }
}

public struct BudgetScreen: CellScreen {
  private let controller = BudgetViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a coffee is bought") { controller.spend() }] }
}

public struct ClipsScreen: CellScreen {
  private let controller = ClipsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("others like some clips") { controller.othersLike() }] }
}

public struct HabitsScreen: CellScreen {
  private let controller = HabitsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("midnight passes") { controller.midnight() }] }
}

public struct DevicesScreen: CellScreen {
  private let controller = DevicesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("headphones are found") { controller.discover() }] }
}

public struct ChecklistScreen: CellScreen {
  private let controller = ChecklistViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public var mutations: [Mutation] { [Mutation("an entry is shared") { controller.viewModel.add("Shared entry") }] }
}

public struct TeamDirectoryScreen: CellScreen {
  private let controller = TeamDirectoryViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] {
    [
      Mutation("a team grows") { controller.hire() },
      Mutation("the first team is dissolved") { controller.dissolveFirst() },
    ]
  }
}

public struct QuotesScreen: CellScreen {
  private let controller = QuotesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}
