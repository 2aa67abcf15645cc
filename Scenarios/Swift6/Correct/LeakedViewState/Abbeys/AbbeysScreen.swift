import CellHarness
import SwiftUI

public struct AbbeysScreen: CellScreen {
  private let guide: AbbeyGuide
  private let controller: UIViewController

  public init() {
    let guide = AbbeyGuide()
    self.guide = guide
    controller = UIHostingController(rootView: AbbeysView(guide: guide))
  }

  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    let guide = guide
    return [CellMutation("another abbey is found") { guide.discover() }]
  }
}

let abbeysScenarios: [Scenario] = [
  Scenario("leaked-view-state/abbeys/correct", AbbeysScreen.self) {
    Interaction.tap("Abbey 3", "Hours")
  }
]
