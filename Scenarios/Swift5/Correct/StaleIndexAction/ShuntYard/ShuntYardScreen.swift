import CellHarness
import UIKit

public struct ShuntYardScreen: CellScreen {
  private let yard = ShuntTracks()
  private let navigation: UINavigationController

  public init() { navigation = UINavigationController(rootViewController: ShuntYardViewController(yard: yard)) }

  public var rootViewController: UIViewController { navigation }

  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? {
    guard yard.tracks.indices.contains(indexPath.section), yard.tracks[indexPath.section].indices.contains(indexPath.row) else {
      return nil
    }
    return yard[indexPath].number
  }
}

// A correct screen: looks that depend on neighbours, sums in footers, answers in any order, moves by swipe, drag and menu.
let shuntYardScenarios: [Scenario] = [
  Scenario("stale-index-action/shunt-yard/correct", ShuntYardScreen.self) {
    Interaction.hurry(0.2)
    Interaction.tap(.showing("W 317"))
    Interaction.hurry(0.2)
    Interaction.tap(.showing("W 324"))
    Interaction.swipe(.showing("W 317"), .trailing)
    Interaction.tapAction("Track 1")
    Interaction.wait(3)
    Interaction.tap(.showing("Edit"))
    Interaction.tap(.showing("W 331"))
    Interaction.tap(.showing("W 345"))
    Interaction.openMenu(.showing("Send"))
    Interaction.chooseMenuItem("To Track 2")
    Interaction.scrollToEnd
    Interaction.tap(.showing("W 345"))
    Interaction.scrollToTop
    Interaction.pullToRefresh
  }
]
