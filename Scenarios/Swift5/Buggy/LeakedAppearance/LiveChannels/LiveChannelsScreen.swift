import CellHarness
import UIKit

public struct LiveChannelsScreen: CellScreen {
  private let controller = LiveChannelsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("channel 2 goes live") { controller.beginSecond() }] }
}

let liveChannelsScenarios: [Scenario] = [
  Scenario("leaked-appearance/live-channels/buggy", LiveChannelsScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.mutate("channel 2 goes live")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
