import CellHarness
import SwiftUI
import UIKit

public struct PostRoomScreen: CellScreen {
  private let model = PostRoomModel()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: PostRoomView(model: model)) }
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [CellMutation("the van writes") { [model] in model.receive("Rolling again.", from: "van") }]
  }
}

// Re-told from https://github.com/awizemann/scarf/issues/62
/// Not found yet: a draft stays in its field when all other rows are those of another conversation.
let postRoomScenarios: [Scenario] = [
  Scenario("stale-content/post-room/buggy", PostRoomScreen.self, expecting: ["stale-content"]) {
    Interaction.type("Keep them behind the counter", into: .showing("Message"))
    Interaction.tap(.showing("Marta (2)"))
    Interaction.tap(.showing("Send"), .showing("Send"))
  }
  .retelling("https://github.com/awizemann/scarf/issues/62")
]
