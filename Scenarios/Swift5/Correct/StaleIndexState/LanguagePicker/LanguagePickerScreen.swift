import CellHarness
import UIKit

public struct LanguagePickerScreen: CellScreen {
  private let controller = LanguagePickerViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a language is added") { controller.addOne() }] }
}

let languagePickerScenarios: [Scenario] = [
  Scenario("stale-index-state/language-picker/correct", LanguagePickerScreen.self) {
    Interaction.tap(.showing("Language 2"))
    Interaction.mutate("a language is added")
    Interaction.scrollBy(900)
    Interaction.tap(.showing("Language 24"))
    Interaction.scrollToTop
    Interaction.tap(.showing("Esperanto"))
  }
]
