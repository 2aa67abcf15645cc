import CellHarness
import UIKit

public struct MembersScreen: CellScreen {
  private let controller = MembersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a member marries") { controller.marry() }] }
}

public struct RoomsScreen: CellScreen {
  private let controller = RoomsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("five rooms are cleaned") { controller.clean() }] }
}

public struct LastingMembersScreen: CellScreen {
  private let controller = LastingMembersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a member marries") { controller.marry() }] }
}

public struct LastingRoomsScreen: CellScreen {
  private let controller = LastingRoomsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("five rooms are cleaned") { controller.clean() }] }
}

public let scenarios: [Scenario] = [
  Scenario("members/mutated", MembersScreen.self, expecting: ["mutated-identifier"]) {
    Interaction.scrollBy(200)
    Interaction.mutate("a member marries")
    Interaction.scrollToTop
  },
  Scenario("rooms/mutated", RoomsScreen.self, expecting: ["mutated-identifier"]) {
    Interaction.mutate("five rooms are cleaned")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("members/fixed", LastingMembersScreen.self) {
    Interaction.scrollBy(200)
    Interaction.mutate("a member marries")
    Interaction.scrollToTop
  },
  Scenario("rooms/fixed", LastingRoomsScreen.self) {
    Interaction.mutate("five rooms are cleaned")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
]
