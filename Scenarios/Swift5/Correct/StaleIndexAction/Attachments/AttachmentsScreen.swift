import CellHarness
import UIKit

public struct AttachmentsScreen: CellScreen {
  private let controller = AttachmentsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a scan arrives") { controller.receive() }] }
}

let attachmentsScenarios: [Scenario] = [
  Scenario("stale-index-action/attachments/correct", AttachmentsScreen.self) {
    Interaction.openMenu(.showing("Attachment 3"))
    Interaction.mutate("a scan arrives")
    Interaction.chooseMenuItem(["Download"])
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
