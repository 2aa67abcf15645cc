import CellHarness
import Foundation
import SwiftUI
import UIKit

public struct MineralHoardScreen: CellScreen {
  private let controller = UIHostingController(rootView: MineralHoardView())
  public init() {}
  public var rootViewController: UIViewController { controller }

  public static var network: [NetworkAnswer] {
    [
      NetworkAnswer("https://minerals.example.org/list/*", after: 0.8) { address in
        let page = Int(address.lastPathComponent) ?? 1
        let stems = ["Quartz", "Beryl", "Topaz", "Garnet", "Pyrite", "Galena", "Zircon", "Spinel", "Azurite", "Barite"]
        let places = ["Alta", "Brusson", "Cavradi", "Dundas", "Elba"]
        let first = (page - 1) * 20
        let entries = (first..<min(first + 20, 60)).map { number in
          """
          {"id": \(number), "name": "\(stems[number % 10]) \(number / 10 + 1)", "hardness": \(Double(number % 8) + 2.5),
           "place": "\(places[number % 5])"}
          """
        }
        return .json("{\"total\": 60, \"minerals\": [\(entries.joined(separator: ","))]}")
      }
    ]
  }
}

// Re-told from https://github.com/nodediggity/box-office/pull/13 (and https://github.com/rioX432/CivitDeck/issues/314)
let mineralHoardScenarios: [Scenario] = [
  Scenario("late-async-result/mineral-hoard/correct", MineralHoardScreen.self) {
    Interaction.swipe(.showing("Topaz 1"), .leading)
    Interaction.tapAction("Wanted")
    Interaction.scrollToEnd
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Topaz 1"))
    Interaction.tap(.showing("Back"))
  }
  .retelling("https://github.com/nodediggity/box-office/pull/13")
]
