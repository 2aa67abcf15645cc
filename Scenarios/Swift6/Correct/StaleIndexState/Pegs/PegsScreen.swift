import CellHarness
import SwiftUI

public struct PegsScreen: CellScreen {
  private let wall: PegWall
  private let controller: UIViewController

  public init() {
    wall = PegWall()
    controller = UIHostingController(rootView: PegsView(wall: wall))
  }

  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    let wall = wall
    return [
      CellMutation("a coat is hung") { wall.hang() },
      CellMutation("the coats are moved up") { wall.moveUp() },
    ]
  }
}

let pegsScenarios: [Scenario] = [
  Scenario("stale-index-state/pegs/correct", PegsScreen.self) {
    Interaction.openMenu("Peg 4")
    Interaction.chooseMenuItem(["Report as loose"])
    Interaction.tap("Peg 2", "Fetch")
    Interaction.mutate("the coats are moved up")
    Interaction.mutate("a coat is hung")
    Interaction.scrollToEnd
  }
]
