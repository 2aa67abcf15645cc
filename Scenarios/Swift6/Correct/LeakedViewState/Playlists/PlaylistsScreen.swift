import CellHarness
import UIKit

public struct PlaylistsScreen: CellScreen {
  private let controller = PlaylistsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public var mutations: [CellMutation] { [CellMutation("the first goes to the end") { controller.moveFirstToEnd() }] }
}

let playlistsScenarios: [Scenario] = [
  Scenario("leaked-view-state/playlists/correct", PlaylistsScreen.self) {
    Interaction.tap(.showing("Mixtape 2"), .showing("Rename"))
    Interaction.type("Road trip", .showing("Mixtape 2"), nil, clearing: true)
    Interaction.tap(.showing("Road trip"), .showing("Done"))
    Interaction.tap(.showing("Mixtape 4"), .showing("Rename"))
    Interaction.mutate("the first goes to the end")
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
