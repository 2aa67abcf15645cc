import CellHarness
import UIKit

public struct StatusTimelineScreen: CellScreen {
  private let controller = StatusTimelineViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct AuctionsScreen: CellScreen {
  private let controller = AuctionsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct PlayersScreen: CellScreen {
  private let controller = PlayersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] {
    [Mutation("players change seats") { controller.shuffle() }, Mutation("three players leave") { controller.leave() }]
  }
}

public struct KitchenTimersScreen: CellScreen {
  private let controller = KitchenTimersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct ParcelsScreen: CellScreen {
  private let controller = ParcelsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct BirthdaysScreen: CellScreen {
  private let controller = BirthdaysViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("midnight passes") { controller.midnight() }] }
}

public struct StickyNotesScreen: CellScreen {
  private let controller = StickyNotesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a note is stuck") { controller.stick() }] }
}

public struct SleepSoundsScreen: CellScreen {
  private let controller = SleepSoundsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct FactsScreen: CellScreen {
  private let controller = FactsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("another fact comes") { controller.another() }] }
}

public struct ServersScreen: CellScreen {
  private let controller = ServersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("some servers change") { controller.outage() }] }
}
