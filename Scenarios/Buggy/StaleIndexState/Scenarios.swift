import CellHarness
import SwiftUI
import UIKit

public struct CoursesScreen: CellScreen {
  private let controller = CoursesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a course is added") { controller.add() }] }
}

public struct WishesScreen: CellScreen {
  private let controller = WishesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("the first comes true") { controller.removeFirst() }] }
}

public struct KnownCoursesScreen: CellScreen {
  private let controller = KnownCoursesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a course is added") { controller.add() }] }
}

public struct KnownWishesScreen: CellScreen {
  private let controller = KnownWishesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("the first comes true") { controller.removeFirst() }] }
}

public struct PodcastsScreen: CellScreen {
  private let store = PodcastStore()
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: PodcastList(store: store)) }
  public var mutations: [Mutation] { [Mutation("the list is shortened") { store.shorten() }] }
}

public let scenarios: [Scenario] = [
  Scenario("podcasts/stale", PodcastsScreen.self, expecting: ["crash"]) {
    Interaction.scrollToEnd
    Interaction.tap(.showing("Podcast 40"), .showing("Drop"))
    Interaction.mutate("the list is shortened")
    Interaction.tapAlert("Drop")
  },
  Scenario("courses/stale", CoursesScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap(.showing("Course 3"), nil)
    Interaction.mutate("a course is added")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("wishes/stale", WishesScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap(.showing("Wish 4"), .showing("Like"))
    Interaction.mutate("the first comes true")
    Interaction.scrollBy(900)
    Interaction.scrollToTop
  },
  Scenario("courses/fixed", KnownCoursesScreen.self) {
    Interaction.tap(.showing("Course 3"), nil)
    Interaction.mutate("a course is added")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("wishes/fixed", KnownWishesScreen.self) {
    Interaction.tap(.showing("Wish 4"), .showing("Like"))
    Interaction.mutate("the first comes true")
    Interaction.scrollBy(900)
    Interaction.scrollToTop
  },
]
