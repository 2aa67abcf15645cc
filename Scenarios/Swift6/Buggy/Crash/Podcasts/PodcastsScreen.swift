import CellHarness
import SwiftUI
import UIKit

public struct PodcastsScreen: CellScreen {
  private let store = PodcastStore()
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: PodcastList(store: store)) }
  public var mutations: [CellMutation] { [CellMutation("the list is shortened") { store.shorten() }] }
}

let podcastsScenarios: [Scenario] = [
  Scenario("crash/podcasts/buggy", PodcastsScreen.self, expecting: ["crash"]) {
    Interaction.scrollToEnd
    Interaction.tap(.showing("Podcast 40"), .showing("Drop"))
    Interaction.mutate("the list is shortened")
    Interaction.tapAlert("Drop")
  }
]
