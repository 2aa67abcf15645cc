import CellHarness
import SwiftUI
import UIKit

public struct ShuttersScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: ShuttersView(hub: ShutterHub())) }
}

let shuttersScenarios: [Scenario] = [
  Scenario("accessibility-history/shutters/correct", ShuttersScreen.self) {
    Interaction.tap("Room 2")
  }
]
