import CellHarness
import Foundation
import UIKit

public struct FerryBoardScreen: CellScreen {
  private let controller: FerryBoardViewController
  private let navigation: UINavigationController

  public init() {
    controller = FerryBoardViewController()
    navigation = UINavigationController(rootViewController: controller)
  }

  public var rootViewController: UIViewController { navigation }

  public var mutations: [CellMutation] {
    [CellMutation("the ship to Arran is late") { [controller] in controller.schedule.delay("t3", by: 600) }]
  }

  public static var ignoredWork: [String] { ["FerrySchedule.startClock()"] }

  private nonisolated static let harbours = [
    "Islay", "Jura", "Mull", "Arran", "Bute", "Skye", "Iona", "Tiree", "Coll", "Barra", "Eigg", "Rum", "Muck", "Canna", "Gigha",
    "Lismore", "Raasay", "Harris", "Lewis", "Uist",
  ]

  private nonisolated static var trips: String {
    let rows = harbours.enumerated().map { offset, harbour in
      #"{"id": "t\#(offset)", "harbour": "\#(harbour)", "ship": "Ship \#(offset % 6)", "leaves": \#(40 + offset * 95)}"#
    }
    return "[" + rows.joined(separator: ", ") + "]"
  }

  public static var network: [NetworkAnswer] {
    [
      NetworkAnswer("https://ferries.example.com/today*", .json(trips), after: 0.5),
      NetworkAnswer("https://img.example.com/*", after: 0.4) { .image(named: $0.lastPathComponent) },
    ]
  }
}

let ferryBoardScenarios: [Scenario] = [
  Scenario("stale-index-action/ferry-board/correct", FerryBoardScreen.self) {
    Interaction.openMenu(.showing("Arran"))
    Interaction.chooseMenuItem(["Remind me"])
    Interaction.wait(60)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.mutate("the ship to Arran is late")
    Interaction.pullToRefresh
    Interaction.tap(.showing("Bute"))
    Interaction.tapAlert("Close")
    Interaction.wait(120)
  }
]
