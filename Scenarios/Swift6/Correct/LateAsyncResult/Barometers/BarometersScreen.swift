import CellHarness
import SwiftUI

public struct BarometersScreen: CellScreen {
  private let desk = WeatherDesk()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: BarometersView(desk: desk)) }
  public var mutations: [CellMutation] {
    [CellMutation("new names") { desk.rename() }, CellMutation("turn around") { desk.turnAround() }]
  }
}

let barometersScenarios: [Scenario] = [
  Scenario("late-async-result/barometers/correct", BarometersScreen.self) {
    Interaction.scrollBy(700)
    Interaction.mutate("new names")
    Interaction.scrollToTop
    Interaction.mutate("turn around")
    Interaction.scrollToEnd
  }
]
