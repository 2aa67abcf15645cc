import CellHarness
import SwiftUI
import UIKit

public struct QuayBoardScreen: CellScreen {
  private let model = QuayModel()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: QuayBoardView(model: model)) }
  public var rootViewController: UIViewController { controller }

  public var mutations: [CellMutation] {
    [
      CellMutation("a minute passes") { [model] in model.minutePasses() },
      CellMutation("the boat to Elm Point is late") { [model] in model.delay("b2", by: 9) },
    ]
  }

  nonisolated private static let harbour: [QuayBoat] = [
    ("b1", "1", "Mill Island", 601, 1), ("b2", "2", "Elm Point", 604, 2), ("b3", "1", "Old Fort", 607, 1),
    ("b4", "5", "Seal Rocks", 611, 3), ("b5", "2", "Elm Point North", 615, 2), ("b6", "1", "Mill Island Park", 621, 1),
    ("b7", "7", "Lighthouse", 624, 4), ("b8", "5", "Seal Bay", 630, 3), ("b9", "1", "Old Fort Pier", 637, 1),
  ].map { QuayBoat(id: $0.0, line: $0.1, goal: $0.2, minute: $0.3, quay: $0.4) }

  public static var network: [NetworkAnswer] {
    [
      NetworkAnswer("https://quay.example/boats", after: 0.5) { _ in
        .data((try? JSONEncoder().encode(harbour)) ?? Data(), type: "application/json")
      },
      NetworkAnswer("https://quay.example/seats/b1*", .json("0"), after: 0.9),
      NetworkAnswer("https://quay.example/seats/*", after: 0.3) { url in
        .json("\((url.lastPathComponent.last?.wholeNumberValue ?? 0) * 3)")
      },
    ]
  }
}

// Correct: rows change their place and look with time, with pins, and with what the server says of each.
let quayBoardScenarios: [Scenario] = [
  Scenario("stale-index-action/quay-board/correct", QuayBoardScreen.self) {
    Interaction.swipe(.showing("5 Seal Rocks"), .leading)
    Interaction.tapAction("Pin")
    Interaction.swipe(.showing("2 Elm Point"), .trailing)
    Interaction.tapAction("Remind")
    Interaction.mutate("a minute passes")
    Interaction.mutate("a minute passes")
    Interaction.tap(.showing("2 Elm Point"))
    Interaction.tap(.showing("Take a seat"))
    Interaction.mutate("the boat to Elm Point is late")
    Interaction.tap(.showing("Back"))
    Interaction.type("fort", into: .showing("Where to"))
    Interaction.tap(.showing("Cancel"))
  }
]
