import CellHarness
import SwiftUI
import UIKit

public struct FacesScreen: CellScreen {
  private let controller = FacesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a face is added") { controller.add() }] }
}

let facesScenarios: [Scenario] = [
  Scenario("late-async-result/faces/buggy", FacesScreen.self, expecting: ["late-async-result"], seenUnder: [.afterChange]) {
    Interaction.mutate("a face is added")
  }
]
