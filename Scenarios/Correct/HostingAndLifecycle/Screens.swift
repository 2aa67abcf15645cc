import CellHarness
import SwiftUI
import UIKit

public struct ForecastsScreen: CellScreen {
  private let controller = ForecastsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct MetersScreen: CellScreen {
  private let controller = MetersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("meters are read") { controller.read() }] }
}

public struct PostcardsScreen: CellScreen {
  private let controller = PostcardsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct ExhibitsScreen: CellScreen {
  private let controller = ExhibitsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("two exhibits close") { controller.close() }] }
}

public struct ReceiptsScreen: CellScreen {
  private let controller = ReceiptsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct CaptionsScreen: CellScreen {
  private let controller = CaptionsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct MuseumScreen: CellScreen {
  private let model: MuseumModel
  private let controller: UIViewController

  public init() {
    let model = MuseumModel()
    self.model = model
    controller = UIHostingController(rootView: MuseumView(model: model))
  }

  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a wing opens") { model.rooms.insert("New wing", at: 0) }] }
}

public struct ErrandsScreen: CellScreen {
  private let store = ErrandStore()
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: ErrandList(store: store)) }
  public var mutations: [Mutation] {
    [Mutation("an errand arrives") { store.errands.insert(Errand(id: 0, title: "Urgent errand"), at: 0) }]
  }
}

public struct BookshelfScreen: CellScreen {
  private let store = ShelfStore()
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: Bookshelf(store: store)) }
  public var mutations: [Mutation] { [Mutation("a book is bought") { store.buy() }] }
}
