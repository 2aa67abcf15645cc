import CellHarness
import SwiftUI
import UIKit

public struct PedalChainScreen: CellScreen {
  private let controller = UIHostingController(rootView: PedalChainView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/anyproto/anytype-swift/pull/4949
let pedalChainScenarios: [Scenario] = [
  Scenario("unstable-identity/pedal-chain/correct", PedalChainScreen.self) {
    Interaction.tap(.showing("Tape Echo"), .showing("Settings"))
    Interaction.type("time 3, mix 2", .showing("Tape Echo"), nil, clearing: false)
    Interaction.swipe(.showing("Squeeze"), .trailing)
    Interaction.tapAction("Unplug")
    Interaction.tap(.showing("Green Drive"), .showing("Bypass"))
  }
  .retelling("https://github.com/anyproto/anytype-swift/pull/4949")
]
