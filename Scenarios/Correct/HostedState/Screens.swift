import CellHarness
import UIKit

public struct RecipeNotesScreen: CellScreen {
  private let controller = RecipeNotesViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

public struct EpisodesScreen: CellScreen {
  private let controller = EpisodesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("an episode is published") { controller.publish() }] }
}

public struct PackingListScreen: CellScreen {
  private let controller = PackingListViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("something is added") { controller.store.add("Umbrella") }] }
}

public struct PhrasebookScreen: CellScreen {
  private let controller = PhrasebookViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("the order changes") { controller.shuffle() }] }
}

public struct PhotoStripScreen: CellScreen {
  private let controller = PhotoStripViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("newest first") { controller.newestFirst() }] }
}

public struct PlaylistsScreen: CellScreen {
  private let controller = PlaylistsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public var mutations: [Mutation] { [Mutation("the first goes to the end") { controller.moveFirstToEnd() }] }
}

public struct QuizScreen: CellScreen {
  private let controller = QuizViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct BasketScreen: CellScreen {
  private let controller = BasketViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public var mutations: [Mutation] { [Mutation("the first line sells out") { controller.remove(0) }] }
}

public struct MovieRatingsScreen: CellScreen {
  private let controller = MovieRatingsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct KitchenScreen: CellScreen {
  private let controller = KitchenViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct FaqScreen: CellScreen {
  private let controller = FaqViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

public struct HouseScreen: CellScreen {
  private let controller = HouseViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a device is sold") { controller.remove() }] }
}
