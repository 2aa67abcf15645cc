import CellHarness
import SwiftUI
import UIKit

public struct DailyWordsScreen: CellScreen {
  private let model = DailyWordsModel()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: DailyWordsView(model: model)) }
  public var rootViewController: UIViewController { controller }
}

// Correct: the level is for the next round, and the screen says so.
let dailyWordsScenarios: [Scenario] = [
  Scenario("stale-index-action/daily-words/correct", DailyWordsScreen.self) {
    Interaction.tap(.showing("Hard"))
    Interaction.tap(.showing("river"), .showing("Know"))
    Interaction.tap(.showing("Easy"))
  }
]
