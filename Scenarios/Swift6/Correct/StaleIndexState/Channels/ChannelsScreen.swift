import CellHarness
import UIKit

public struct ChannelsScreen: CellScreen {
  private let controller = ChannelsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the last server comes first") { controller.lastServerFirst() }] }
}

let channelsScenarios: [Scenario] = [
  Scenario("stale-index-state/channels/correct", ChannelsScreen.self) {
    Interaction.tap(.showing("#1-2"), nil)
    Interaction.tap(.showing("#2-3"), nil)
    Interaction.mutate("the last server comes first")
    Interaction.scrollBy(700)
    Interaction.scrollToEnd
    Interaction.mutate("the last server comes first")
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
