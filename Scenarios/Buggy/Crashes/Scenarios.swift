import CellHarness
import UIKit

public struct BasketScreen: CellScreen {
  private let controller = BasketViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("three goods are sold out") { controller.sellOut() }] }
}

public struct WorkshopsScreen: CellScreen {
  private let controller = WorkshopsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("the third is cancelled") { controller.cancelThird() }] }
}

/// The app traps; where an old index is to blame, the finding says so.
public let scenarios: [Scenario] = [
  Scenario("basket/crash", BasketScreen.self, expecting: ["stale-index-access"]) {
    Interaction.tap(.showing("1 × Good 2"), .showing("Add"))
    Interaction.mutate("three goods are sold out")
    Interaction.tap(.showing("1 × Good 8"), .showing("Add"))
  },
  Scenario("workshops/crash", WorkshopsScreen.self, expecting: ["crash"]) {
    Interaction.openMenu(.showing("Workshop 3"))
    Interaction.mutate("the third is cancelled")
    Interaction.chooseMenuItem(["Book"])
  },
]

let pending: [Scenario] = []
