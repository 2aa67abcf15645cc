import CellHarness
import SwiftUI
import UIKit

public struct HeronFeedScreen: CellScreen {
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: HeronFeedView(model: HeronFeedModel())) }
  public var rootViewController: UIViewController { controller }

  // A like takes the server longer than taking it back.
  public static var network: [NetworkAnswer] {
    let likes = [1: 4, 2: 1, 3: 12, 4: 30, 5: 9, 6: 2]
    return likes.sorted { $0.key < $1.key }.flatMap { id, count in
      [
        NetworkAnswer("https://pond.heron.example/posts/\(id)/like", .json(#"{"liked":true,"count":\#(count + 1)}"#), after: 2),
        NetworkAnswer("https://pond.heron.example/posts/\(id)/unlike", .json(#"{"liked":false,"count":\#(count)}"#), after: 0.3),
      ]
    }
  }
}

// Re-told from https://github.com/proerror77/Nova/issues/232
/// Not found yet: an answer to the first of two requests to different addresses comes last and is shown.
let heronFeedScenarios: [Scenario] = [
  Scenario("late-async-result/heron-feed/buggy", HeronFeedScreen.self, expecting: ["late-async-result"]) {
    Interaction.hurry(0.4)
    Interaction.tap(.showing("The jetty is closed until Friday."), .showing("Like"))
    Interaction.tap(.showing("The jetty is closed until Friday."), .showing("Take like back"))
    Interaction.wait(4)
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/proerror77/Nova/issues/232")
]
