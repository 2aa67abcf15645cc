import CellHarness
import UIKit

public struct MailFoldersScreen: CellScreen {
  private let controller = UINavigationController(rootViewController: MailFoldersViewController())
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [CellMutation("mail arrives") { NotificationCenter.default.post(name: .mailArrived, object: nil) }]
  }
}

let mailFoldersScenarios: [Scenario] = [
  Scenario("unbalanced-lifecycle/mail-folders/buggy", MailFoldersScreen.self, expecting: ["unbalanced-lifecycle"]) {
    Interaction.tap(.showing("Folder 2"))
    Interaction.tap(.showing("Back"))
    Interaction.mutate("mail arrives")
  }
]
