import CellHarness
import UIKit

public struct KennelsScreen: CellScreen {
  private let controller = KennelsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a stray arrives") { controller.arrive() }] }
}

let kennelsScenarios: [Scenario] = [
  Scenario(
    "stale-index-action/kennels/buggy", KennelsScreen.self, expecting: ["stale-index-action"], under: [HostTraits(device: .iPad)]
  ) {
    Interaction.focus(.showing("Dog 3"))
    Interaction.mutate("a stray arrives")
    Interaction.pressKeys("command+d")
  }
]
