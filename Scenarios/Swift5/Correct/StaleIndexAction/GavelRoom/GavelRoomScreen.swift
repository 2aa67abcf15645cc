import CellHarness
import SwiftUI
import UIKit

public struct GavelRoomScreen: CellScreen {
  private let model = GavelModel()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: GavelRoomView(model: model)) }
  public var rootViewController: UIViewController { controller }

  public var mutations: [CellMutation] {
    [
      CellMutation("ten seconds pass") { [model] in model.pass(seconds: 10) },
      CellMutation("forty seconds pass") { [model] in model.pass(seconds: 40) },
      CellMutation("paddle 8 bids for the lamp") { [model] in
        model.hear(GavelBid(lot: 4, euros: 130, leader: "Paddle 8", version: 130))
      },
    ]
  }

  // The answer to a bid on lot 2 takes long. The number of a bid is its amount, as each must be higher.
  public static var network: [NetworkAnswer] {
    [
      NetworkAnswer("https://gavel.example/lots/2/*", after: 2) { answer($0) },
      NetworkAnswer("https://gavel.example/lots/*", after: 0.3) { answer($0) },
    ]
  }

  nonisolated private static func answer(_ url: URL) -> NetworkAnswer.Content {
    let euros = Int(url.lastPathComponent) ?? 0
    let lot = Int(url.deletingLastPathComponent().lastPathComponent) ?? 0
    let bid = GavelBid(lot: lot, euros: euros, leader: "You", version: euros)
    return .data((try? JSONEncoder().encode(bid)) ?? Data(), type: "application/json")
  }
}

// Correct: a bid on one row closes the buttons of others, rows change places with time, answers overtake each other.
let gavelRoomScenarios: [Scenario] = [
  Scenario("stale-index-action/gavel-room/correct", GavelRoomScreen.self) {
    Interaction.tap(.showing("Deck chair"), .showing("Bid"))
    Interaction.hurry(0.2)
    Interaction.tap(.showing("Tide tables, 1911"), .showing("Bid"))
    Interaction.hurry(0.2)
    Interaction.tap(.showing("Whale chart"), .showing("Bid"))
    Interaction.wait(3)
    Interaction.openMenu(.showing("Ship in a bottle"))
    Interaction.chooseMenuItem(["Never above € 100"])
    Interaction.mutate("forty seconds pass")
    Interaction.tap(.showing("Signal lamp"), .showing("Bid"))
    Interaction.mutate("paddle 8 bids for the lamp")
    Interaction.tapAlert("OK")
    Interaction.mutate("forty seconds pass")
    Interaction.scrollToEnd
  }
]
