import CellHarness
import UIKit

public struct PoemsScreen: CellScreen {
  private let controller = PoemsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a poem is added") { controller.add() }] }
}

public struct PanoramasScreen: CellScreen {
  private let controller = PanoramasViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct PapersScreen: CellScreen {
  private let controller = PapersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct RecordsScreen: CellScreen {
  private let controller = RecordsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct BoothsScreen: CellScreen {
  private let controller = BoothsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a booth is added") { controller.add() }] }
}

public struct StripsScreen: CellScreen {
  private let controller = StripsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("the first strip is pushed") { controller.turn() }] }
}

public struct DiaryScreen: CellScreen {
  private let controller = DiaryViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct TeamsScreen: CellScreen {
  private let controller = TeamsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a team joins") { controller.join() }] }
}
