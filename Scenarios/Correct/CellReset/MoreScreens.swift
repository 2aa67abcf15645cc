import CellHarness
import UIKit

public struct PlacesScreen: CellScreen {
  private let controller = PlacesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a place is chosen elsewhere") { controller.choose(1) }] }
}

public struct LimitsScreen: CellScreen {
  private let controller = LimitsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct EssaysScreen: CellScreen {
  private let controller = EssaysViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct StoriesScreen: CellScreen {
  private let controller = StoriesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}
