import CellHarness
import UIKit

public struct ShowsScreen: CellScreen {
  private let controller = ShowsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a shelf is added") { controller.addShelf() }] }
}

public struct StandingsScreen: CellScreen {
  private let controller = StandingsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a race is run") { controller.race() }] }
}

public struct AvatarsScreen: CellScreen {
  private let controller = AvatarsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct TicketsScreen: CellScreen {
  private let controller = TicketsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct CatalogsScreen: CellScreen {
  private let controller = CatalogsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] {
    [Mutation("films are shown") { controller.show(1) }, Mutation("books are shown") { controller.show(0) }]
  }
}

public struct SportsScreen: CellScreen {
  private let controller = SportsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct DeadlinesScreen: CellScreen {
  private let controller = DeadlinesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("all are opened") { controller.openAll() }] }
}

public struct BrandsScreen: CellScreen {
  private let controller = BrandsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("some turn organic") { controller.turnOrganic() }] }
}

public struct OptionsScreen: CellScreen {
  private let controller = OptionsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("the first are hidden") { controller.show(5...40) }] }
}
