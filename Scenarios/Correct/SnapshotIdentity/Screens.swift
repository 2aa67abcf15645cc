import CellHarness
import UIKit

public struct FixturesScreen: CellScreen {
  private let controller = FixturesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] {
    [
      Mutation("the last round comes first") { controller.lastRoundFirst() },
      Mutation("the second round is dropped") { controller.dropSecondRound() },
      Mutation("a round is added") { controller.addRound() },
    ]
  }
}

public struct FileBrowserScreen: CellScreen {
  private let controller = FileBrowserViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] {
    [
      Mutation("the first folder is deleted") { controller.deleteFirstFolder() }
    ]
  }
}

public struct TransfersScreen: CellScreen {
  private let controller = TransfersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] {
    [
      Mutation("downloads advance") { controller.advance() }
    ]
  }
}

public struct ShoutboxScreen: CellScreen {
  private let controller = ShoutboxViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] {
    [
      Mutation("a guest is moderated") { controller.moderate() },
      Mutation("a guest shouts") { controller.shout() },
    ]
  }
}

public struct FlightsScreen: CellScreen {
  private let controller = FlightsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] {
    [
      Mutation("gates change") { controller.changeGates() },
      Mutation("two flights take off") { controller.takeOff() },
    ]
  }
}

public struct VouchersScreen: CellScreen {
  private let controller = VouchersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] {
    [
      Mutation("all expire") { controller.expireAll() },
      Mutation("two are granted") { controller.grant() },
    ]
  }
}

public struct PlantCareScreen: CellScreen {
  private let controller = PlantCareViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] {
    [
      Mutation("a dry week passes") { controller.dryOut() }
    ]
  }
}

public struct MusicChartsScreen: CellScreen {
  private let controller = MusicChartsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] {
    [
      Mutation("a week passes") { controller.nextWeek() }
    ]
  }
}

public struct DashboardScreen: CellScreen {
  private let controller = DashboardViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] {
    [
      Mutation("a note is written") { controller.note() },
      Mutation("notes are forgotten") { controller.forgetNotes() },
    ]
  }
}

public struct NoticesScreen: CellScreen {
  private let controller = NoticesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] {
    [
      Mutation("app 2 is cleared") { controller.clearApp("App 2") },
      Mutation("a notice arrives") { controller.arrive() },
    ]
  }
}
