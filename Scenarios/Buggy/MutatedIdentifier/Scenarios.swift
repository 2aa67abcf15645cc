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

/// None has been run yet; what is found moves up from `pending`.
public let scenarios: [Scenario] = []

let pending: [Scenario] = [
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
]
