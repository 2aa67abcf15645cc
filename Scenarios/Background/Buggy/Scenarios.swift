import CellHarness
import SwiftUI
import UIKit

public struct PrescriptionsScreen: CellScreen {
  private let controller = PrescriptionsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public static var network: [NetworkAnswer] { [NetworkAnswer("https://api.clinic.example/count", .text("12"))] }
}

public struct StepsScreen: CellScreen {
  private let controller = UIHostingController(rootView: StepsView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

/// What loads is shown without a hop to the main thread.
public let scenarios: [Scenario] = [
  Scenario("background/view-buggy", PrescriptionsScreen.self, expecting: ["background-mutation"]) { Interaction.wait(1) },
  Scenario("background/published-buggy", StepsScreen.self, expecting: ["background-mutation"]) { Interaction.wait(1) },
]
