import CellHarness
import UIKit

public struct KettleTimersScreen: CellScreen {
  private let clock: KettleClock
  private let navigation: UINavigationController

  public init() {
    clock = KettleClock()
    navigation = UINavigationController(rootViewController: KettleTimersViewController(clock: clock))
  }

  public var rootViewController: UIViewController { navigation }

  public static var ignoredWork: [String] { ["KettleClock.update()"] }
}

// Re-told from https://github.com/corona-warn-app/cwa-app-ios/pull/2406
let kettleTimersScenarios: [Scenario] = [
  Scenario("late-async-result/kettle-timers/buggy", KettleTimersScreen.self, expecting: ["late-async-result"]) {
    Interaction.tap(.showing("Soft eggs"), .showing("Start"))
    Interaction.wait(2)
    Interaction.scrollToEnd
    Interaction.wait(3)
  }
  .retelling("https://github.com/corona-warn-app/cwa-app-ios/pull/2406")
]
