import CellHarness
import SwiftUI
import UIKit

public struct CountingOutScreen: CellScreen {
  private let circle: CountingCircle
  private let controller: UIViewController

  public init() {
    circle = CountingCircle()
    controller = UIHostingController(rootView: CountingOutView(circle: circle))
  }

  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    let circle = circle
    return [CellMutation("a child joins") { circle.join() }]
  }
}

/// The fifth in the line is out, whoever that is.
let countingOutScenarios: [Scenario] = [
  Scenario("stale-index-access/counting-out/correct", CountingOutScreen.self) {
    Interaction.mutate("a child joins")
    Interaction.tap(.showing("Count"))
  }
]
