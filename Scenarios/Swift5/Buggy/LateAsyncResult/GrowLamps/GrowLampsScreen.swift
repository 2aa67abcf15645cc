import CellHarness
import SwiftUI
import UIKit

public struct GrowLampsScreen: CellScreen {
  private let model = GrowLampModel()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: GrowLampsView(model: model)) }
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [CellMutation("somebody adds a fog alarm") { [model] in model.addFromOthers() }]
  }

  public static var network: [NetworkAnswer] {
    [
      NetworkAnswer("https://greenhouse.growlamps.example/rules/fans/on", .status(503), after: 1),
      NetworkAnswer("https://greenhouse.growlamps.example/rules/*", after: 1.5) { url in
        url.lastPathComponent == "on" ? .json(#"{"on":true,"next":"06:30"}"#) : .json(#"{"on":false}"#)
      },
    ]
  }
}

// Re-told from https://github.com/Ichigo3766/Open-Relay/issues/224
let growLampsScenarios: [Scenario] = [
  Scenario("late-async-result/grow-lamps/buggy", GrowLampsScreen.self, expecting: ["late-async-result"]) {
    Interaction.hurry(0.3)
    Interaction.toggle(.showing("Seedling light"), to: true)
    Interaction.hurry(0.3)
    Interaction.swipe(.showing("Morning mist"), .trailing)
    Interaction.hurry(0.3)
    Interaction.tapAction("Delete")
    Interaction.wait(3)
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/Ichigo3766/Open-Relay/issues/224")
]
