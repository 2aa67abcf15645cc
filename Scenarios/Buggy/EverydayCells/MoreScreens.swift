import CellHarness
import SwiftUI
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

public struct HelpdeskScreen: CellScreen {
  private let controller = HelpdeskViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a question is added") { controller.add() }] }
}

public struct OrderedHelpdeskScreen: CellScreen {
  private let controller = OrderedHelpdeskViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a question is added") { controller.add() }] }
}

public struct MuralsScreen: CellScreen {
  private let controller = MuralsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct SettledMuralsScreen: CellScreen {
  private let controller = SettledMuralsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct RatingsScreen: CellScreen {
  private let controller = RatingsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct ErrandsScreen: CellScreen {
  private let store = ErrandStore()
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: NumberedErrands(store: store)) }
  public var mutations: [Mutation] { [Mutation("the first is done") { store.removeFirst() }] }
}

public struct IdentifiedErrandsScreen: CellScreen {
  private let store = ErrandStore()
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: IdentifiedErrands(store: store)) }
  public var mutations: [Mutation] { [Mutation("the first is done") { store.removeFirst() }] }
}

public struct BudgetScreen: CellScreen {
  private let controller = BudgetViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a post is added") { controller.add() }] }
}

public struct AskingBudgetScreen: CellScreen {
  private let controller = AskingBudgetViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a post is added") { controller.add() }] }
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

public struct OpenTodosScreen: CellScreen {
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: OpenTodos()) }
}

public struct IdentifiedTodosScreen: CellScreen {
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: IdentifiedTodos()) }
}

public struct ChosenFilesScreen: CellScreen {
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: ChosenFiles()) }
}

public struct SongsScreen: CellScreen {
  private let controller = SongsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct OrderedSongsScreen: CellScreen {
  private let controller = OrderedSongsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct GuestsScreen: CellScreen {
  private let controller = GuestsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a guest is added") { controller.add() }] }
}
