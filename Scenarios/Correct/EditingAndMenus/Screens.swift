import CellHarness
import UIKit

public struct ErrandsScreen: CellScreen {
  private let controller = ErrandsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public var mutations: [Mutation] { [Mutation("an errand comes to mind") { controller.remember() }] }
}

public struct GuestsScreen: CellScreen {
  private let controller = GuestsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public var mutations: [Mutation] { [Mutation("the first guest cancels") { controller.cancelFirst() }] }
}

public struct PhotoPickerScreen: CellScreen {
  private let controller = PhotoPickerViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("the picked ones are deleted") { controller.deletePicked() }] }
}

public struct PlaylistScreen: CellScreen {
  private let controller = PlaylistViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public var mutations: [Mutation] { [Mutation("a surprise is queued") { controller.enqueue() }] }
}

public struct HeadlinesScreen: CellScreen {
  private let controller = HeadlinesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct DocumentsScreen: CellScreen {
  private let controller = DocumentsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a document is uploaded") { controller.upload() }] }
}

public struct MailLabelsScreen: CellScreen {
  private let controller = MailLabelsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("labels are synced") { controller.sync() }] }
}

public struct ShelvesScreen: CellScreen {
  private let controller = ShelvesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a jar is filled") { controller.fill() }] }
}

public struct SubscriptionsScreen: CellScreen {
  private let controller = SubscriptionsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("the first runs out") { controller.expire() }] }
}

public struct WatchedFilmsScreen: CellScreen {
  private let controller = WatchedFilmsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public var mutations: [Mutation] { [Mutation("the picked ones are removed") { controller.removePicked() }] }
}
