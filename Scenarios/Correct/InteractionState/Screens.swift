import CellHarness
import UIKit

public struct RingtonesScreen: CellScreen {
  private let controller = RingtonesViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

public struct FavoritePlacesScreen: CellScreen {
  private let controller = FavoritePlacesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("place 3 is liked elsewhere") { controller.toggleFavorite(3) }] }
}

public struct DraftsScreen: CellScreen {
  private let controller = DraftsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public var mutations: [Mutation] { [Mutation("delete the picked drafts") { controller.deletePicked() }] }
}

public struct SeatMapScreen: CellScreen {
  private let controller = SeatMapViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct ThemePickerScreen: CellScreen {
  private let controller = ThemePickerViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

public struct CouriersScreen: CellScreen {
  private let controller = CouriersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct StorefrontScreen: CellScreen {
  private let controller = StorefrontViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct FlatSearchScreen: CellScreen {
  private let controller = FlatSearchViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct InvitationsScreen: CellScreen {
  private let controller = InvitationsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("answers arrive") { controller.answersArrive() }] }
}

public struct AgendaScreen: CellScreen {
  private let controller = AgendaViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

public struct ToppingsScreen: CellScreen {
  private let controller = ToppingsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}
