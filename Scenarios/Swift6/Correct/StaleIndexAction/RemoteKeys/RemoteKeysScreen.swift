import CellHarness
import SwiftUI

public struct RemoteKeysScreen: CellScreen {
  private let set = RemoteSet()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: RemoteKeysView(set: set)) }
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    let set = set
    return [CellMutation("a channel is found") { set.find() }]
  }
}

let remoteKeysScenarios: [Scenario] = [
  Scenario("stale-index-action/remote-keys/correct", RemoteKeysScreen.self) {
    Interaction.swipe("Delphi", .trailing)
    Interaction.tapAction("Hide")
    Interaction.mutate("a channel is found")
    Interaction.tap("Back on its key")
  }
]
