import CellHarness
import SwiftUI

public struct VacanciesScreen: CellScreen {
  private let store = VacancyFeed()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: VacanciesView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("a vacancy is published") { store.employerPublishes() }
    ]
  }
}

let vacanciesScenarios: [Scenario] = [
  Scenario("unstable-identity/vacancies/correct", VacanciesScreen.self) {
    Interaction.mutate("a vacancy is published")
    Interaction.scrollBy(3000)
    Interaction.wait(1)
  }
]
