import CellHarness
import UIKit

public struct DialCodesScreen: CellScreen {
  private let controller = DialCodesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("types a digit") { controller.type("3") },
    ]
  }
}

// Re-told from https://github.com/PhoneNumberKit/PhoneNumberKitUI/pull/4
let dialCodesScenarios: [Scenario] = [
  Scenario("crash/dial-codes/buggy", DialCodesScreen.self, expecting: ["crash"]) {
    Interaction.mutate("types a digit")
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/PhoneNumberKit/PhoneNumberKitUI/pull/4")
]
