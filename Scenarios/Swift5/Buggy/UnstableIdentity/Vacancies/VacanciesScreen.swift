import CellHarness
import SwiftUI

/// The pages are counted by offset. If a vacancy was published after the first page, the next page begins with the last
/// vacancy of the page before: it stands twice in the list, with the same identity.
/// https://github.com/Dimillian/IceCubesApp/issues/908
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
  Scenario("unstable-identity/vacancies/buggy", VacanciesScreen.self, expecting: ["unstable-identity"]) {
    Interaction.mutate("a vacancy is published")
    Interaction.scrollBy(3000)
    Interaction.wait(1)
  }
]
