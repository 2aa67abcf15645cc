import CellHarness
import SwiftUI
import UIKit

public struct PrescriptionsScreen: CellScreen {
  private let controller = PrescriptionsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public static var network: [NetworkAnswer] { [NetworkAnswer("https://api.clinic.example/count", .text("12"))] }
}

let prescriptionsScenarios: [Scenario] = [
  Scenario("background-mutation/prescriptions/buggy", PrescriptionsScreen.self, expecting: ["background-mutation"]) {
    Interaction.wait(1)
  }
]
