import CellHarness
import UIKit

public struct ProfileFormScreen: CellScreen {
  private let controller = ProfileFormViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("field 4 is filled in") { controller.prefill() }] }
}

let profileFormScenarios: [Scenario] = [
  Scenario("leaked-appearance/profile-form/correct", ProfileFormScreen.self) {
    Interaction.type("Ada", .showing("Field 1"), nil, clearing: false)
    Interaction.type("Hamburg", .showing("Field 2"), nil, clearing: true)
    Interaction.mutate("field 4 is filled in")
    Interaction.scrollToEnd
    Interaction.type("no", .showing("Field 26"), nil, clearing: false)
    Interaction.scrollToTop
  }
]
