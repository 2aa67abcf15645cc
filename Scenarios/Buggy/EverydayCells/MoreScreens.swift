import CellHarness
import UIKit

public struct PlacesScreen: CellScreen {
  private let controller = PlacesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct EssaysScreen: CellScreen {
  private let controller = EssaysViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct RowersScreen: CellScreen {
  private let controller = RowersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a rower joins") { controller.add() }] }
}

public struct TapesScreen: CellScreen {
  private let controller = TapesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a tape is added") { controller.add() }] }
}

public struct RecordsScreen: CellScreen {
  private let controller = RecordsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct StopsScreen: CellScreen {
  private let controller = StopsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a stop is added") { controller.add() }] }
}

public struct BoothsScreen: CellScreen {
  private let controller = BoothsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a booth is added") { controller.add() }] }
}

public struct DocumentsScreen: CellScreen {
  private let controller = DocumentsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a document is added") { controller.add() }] }
}

public struct StripsScreen: CellScreen {
  private let controller = StripsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("the first strip is pushed") { controller.turn() }] }
}

public struct FacesScreen: CellScreen {
  private let controller = FacesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a face is added") { controller.add() }] }
}

public struct StarredDocumentsScreen: CellScreen {
  private let controller = StarredDocumentsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a document is added") { controller.add() }] }
}

public struct MarkedPlacesScreen: CellScreen {
  private let controller = MarkedPlacesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct ToldPlacesScreen: CellScreen {
  private let controller = ToldPlacesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct PicksScreen: CellScreen {
  private let controller = PicksViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}
