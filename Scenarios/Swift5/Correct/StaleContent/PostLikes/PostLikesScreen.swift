import CellHarness
import UIKit

public struct PostLikesScreen: CellScreen {
  private let controller = PostLikesViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a post is published") { controller.newPost() }
    ]
  }
  public static var network: [NetworkAnswer] {
    [
      NetworkAnswer("https://posts.example/like/3", .status(500), after: 0.6),
      NetworkAnswer("https://posts.example/like/*", .json("{}"), after: 0.4),
    ]
  }
}

let postLikesScenarios: [Scenario] = [
  Scenario("stale-content/post-likes/correct", PostLikesScreen.self) {
    Interaction.tap(.showing("Post 2"), .showing("Like"))
    Interaction.tap(.showing("Post 3"), .showing("Like"))
    Interaction.mutate("a post is published")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
