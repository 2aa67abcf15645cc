import CellHarness
import UIKit

public struct GalleryScreen: CellScreen {
  private let controller = GalleryViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a photo is taken") { controller.photoTaken() }] }
}

let galleryScenarios: [Scenario] = [
  Scenario("stale-index-state/gallery/correct", GalleryScreen.self) {
    Interaction.tap(.showing("IMG_1002"), nil)
    Interaction.tap(.showing("IMG_1005"), nil)
    Interaction.tap(.showing("IMG_1009"), nil)
    Interaction.mutate("a photo is taken")
    Interaction.tap(.showing("IMG_1002"), nil)
    Interaction.scrollBy(900)
    Interaction.tap(.showing("IMG_1040"), nil)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
