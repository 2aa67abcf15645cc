import CellHarness
import SwiftUI
import UIKit

public struct CaptionsScreen: CellScreen {
  private let controller = CaptionsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let captionsScenarios: [Scenario] = [
  Scenario("modified-during-update/captions/correct", CaptionsScreen.self) {
    Interaction.scrollBy(500)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
