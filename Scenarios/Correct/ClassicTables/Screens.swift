import CellHarness
import UIKit

public struct RunnersScreen: CellScreen {
  private let controller = RunnersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] {
    [Mutation("sort by time") { controller.sort(by: 1) }, Mutation("sort by age") { controller.sort(by: 2) }]
  }
}

public struct ChoresScreen: CellScreen {
  private let controller = ChoresViewController(viewModel: ChoresViewModel())
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a chore is shared") { controller.viewModel.add("Shared chore") }] }
}

public struct AddressBookScreen: CellScreen {
  private let controller = AddressBookViewController(style: .plain)
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] {
    [Mutation("Aaron comes") { controller.meet("Aaron") }, Mutation("Brian comes") { controller.meet("Brian") }]
  }
}

public struct CourseCatalogScreen: CellScreen {
  private let controller = CourseCatalogViewController(style: .plain)
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] {
    [Mutation("the first subject goes") { controller.dropFirst() }, Mutation("all fold") { controller.foldAll() }]
  }
}

public struct LanguagePickerScreen: CellScreen {
  private let controller = LanguagePickerViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a language is added") { controller.addOne() }] }
}

public struct CartScreen: CellScreen {
  private let controller = CartViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("the first is sold out") { controller.removeFirst() }] }
}

public struct ProfileFormScreen: CellScreen {
  private let controller = ProfileFormViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("field 4 is filled in") { controller.prefill() }] }
}

public struct StationSearchScreen: CellScreen {
  private let controller = StationSearchViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public var mutations: [Mutation] {
    [
      Mutation("search for 1") { controller.search(for: "1") },
      Mutation("search for nothing") { controller.search(for: "") },
    ]
  }
}

public struct InvoicesScreen: CellScreen {
  private let controller = InvoicesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct FacesScreen: CellScreen {
  private let controller = FacesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct AttachmentsScreen: CellScreen {
  private let controller = AttachmentsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a scan arrives") { controller.receive() }] }
}

public struct LampsScreen: CellScreen {
  private let controller = LampsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a lamp is paired") { controller.pair() }] }
}

public struct BookingsScreen: CellScreen {
  private let controller = BookingsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("the first booking is over") { controller.update() }] }
}
