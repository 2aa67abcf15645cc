import CellHarness
import UIKit

public struct PhotoPickerScreen: CellScreen {
  private let controller = PhotoPickerViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the picked ones are deleted") { controller.deletePicked() }] }
}

let photoPickerScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/photo-picker/correct", PhotoPickerScreen.self) {
    Interaction.tap(.showing("IMG 2"))
    Interaction.selectAcross(.showing("IMG 5"), to: .showing("IMG 7"))
    Interaction.scrollBy(700)
    Interaction.scrollToTop
    Interaction.tap(.showing("IMG 2"))
    Interaction.mutate("the picked ones are deleted")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
