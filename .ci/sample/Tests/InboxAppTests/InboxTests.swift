import CellHarnessTesting
import InboxApp
import Testing
import UIKit

struct InboxScreen: CellScreen {
  let controller = InboxViewController()
  var rootViewController: UIViewController { controller }
  var mutations: [Mutation] { [Mutation("a mail arrives") { controller.receive() }] }
}

@Test func inboxKeepsItsRowsApart() throws {
  try expectNoFindings(in: InboxScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
}

@Test func deletingAfterAnInsertHitsTheSwipedMail() throws {
  let host = try CellHost(InboxScreen.self)
  try host.item("Subject 2").swipe(.trailing)
  try host.mutate("a mail arrives")
  try host.item("Subject 2").tap("Delete")
  try host.item("Subject 2").expectGone()
}
