import CellHarness
import SwiftUI
import UIKit

public struct StepsScreen: CellScreen {
  private let controller = UIHostingController(rootView: StepsView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let stepsScenarios: [Scenario] = [
  Scenario("background-mutation/steps/correct", StepsScreen.self) { Interaction.wait(1) }
]
