import CellHarness
import UIKit

public struct ConvoysScreen: CellScreen {
  private let controller = ConvoysViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [CellMutation("they drive") { controller.drive() }, CellMutation("one overtakes") { controller.overtake() }]
  }
}

let convoysScenarios: [Scenario] = [
  Scenario("handler-outlives-item/convoys/correct", ConvoysScreen.self) {
    Interaction.scrollBy(800)
    Interaction.mutate("they drive")
    Interaction.scrollToTop
    Interaction.mutate("one overtakes")
    Interaction.scrollToEnd
    Interaction.mutate("they drive")
  }
]
