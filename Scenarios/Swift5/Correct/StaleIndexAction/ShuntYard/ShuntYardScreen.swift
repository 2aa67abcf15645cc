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
let shuntYardScenarios: [CellScenario] = [
  CellScenario("stale-index-action/shunt-yard/correct", ShuntYardScreen.self) {
    CellInteraction.hurry(0.2)
    CellInteraction.tap(.showing("W 317"))
    CellInteraction.hurry(0.2)
    CellInteraction.tap(.showing("W 324"))
    CellInteraction.swipe(.showing("W 317"), .trailing)
    CellInteraction.tapAction("Track 1")
    CellInteraction.wait(3)
    CellInteraction.tap(.showing("Edit"))
    CellInteraction.tap(.showing("W 331"))
    CellInteraction.tap(.showing("W 345"))
    CellInteraction.openMenu(.showing("Send"))
    CellInteraction.chooseMenuItem("To Track 2")
    CellInteraction.scrollToEnd
    CellInteraction.tap(.showing("W 345"))
    CellInteraction.scrollToTop
    CellInteraction.pullToRefresh
  }
]
