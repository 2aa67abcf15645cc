import CellHarness
import SwiftUI

public struct AuditionsScreen: CellScreen {
  private let stage = Stage()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: AuditionsView(stage: stage)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("only twos") { stage.query = "2" },
      CellMutation("everybody") { stage.query = "" },
      CellMutation("one comes") { stage.hear() },
    ]
  }
}

let auditionsScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/auditions/correct", AuditionsScreen.self) {
    Interaction.tap(.showing("Actor 2"), "No star")
    Interaction.tap(.showing("Actor 3"), "No star")
    Interaction.mutate("one comes")
    Interaction.mutate("only twos")
    Interaction.swipe(.showing("Actor 12"), .trailing)
    Interaction.tapAction("Delete")
    Interaction.mutate("everybody")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
