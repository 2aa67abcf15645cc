import CellHarnessTesting
import InboxApp
import Testing
import UIKit

struct InboxScreen: CellScreen {
  let controller: InboxViewController

  init() { self.init(subjects: (1...40).map { "Subject \($0)" }) }
  init(subjects: [String]) { controller = InboxViewController(subjects: subjects) }

  var rootViewController: UIViewController { controller }
  var mutations: [CellMutation] { [.mailArrives] }
}

extension CellMutation {
  static let mailArrives = CellMutation("a mail arrives", in: InboxScreen.self) { $0.controller.receive() }
}

@Test func inboxKeepsItsRowsApart() {
  expectNoFindings(in: InboxScreen.self, script: [.scrollToEnd, .scrollToTop, .tap("Subject 2"), .cycleCellStates])
}

@Test func shortInboxInTheDark() {
  expectNoFindings(traits: [.dark, .textSize(.accessibilityLarge)], script: [.mutate(.mailArrives), .swipe("Rent", .trailing)]) {
    InboxScreen(subjects: ["Invoice", "Rent"])
  }
}

@Test func deletingAfterAnInsertHitsTheSwipedMail() throws {
  try withHost(InboxScreen.self) { host in
    let second = host.item("Subject 2")
    try second.swipe(.left)
    try host.mutate(.mailArrives)
    try second.swipeAction("Delete").tap()
    try #expect(!second.exists)
    try #expect(host.item("Subject 1").texts == ["Subject 1"])
    #expect(throws: HostError.self) { try host.item("Subject 0").exists }
  }
}

let inboxScenarios = [CellScenario("inbox", InboxScreen.self, script: [.scrollToEnd])]

@Test func aScenarioIsAValue() {
  for scenario in inboxScenarios { expectAsDeclared(scenario, policies: .base) }
}

/// Every name of the app is the app's, beside the product that tests it.
@Test func theAppsNamesAreItsOwn() throws {
  let policy = Policy.keepForever
  #expect(policy == .keepForever)
  #expect(Interaction.call != .visit)
  #expect(Screen.inbox != .settings)
  #expect(Side.left != .right)
  #expect(Orientation.north != .south)
  #expect(Report(findings: [Finding(diagnosis: "well")]).findings.count == 1)
  let id: ItemID = 7
  try withHost(screen: { InboxScreen(subjects: ["Invoice"]) }, policies: .base) { host in
    let words: [Any] = [
      Profile(name: "Ada"), Element(symbol: "Fe"), Edge(from: 1, to: 2), Slot(hour: id), Trace(points: [1]),
      Property(address: "Main Street"), Scenario(title: "rain"), Mutation(gene: "BRCA1"), Host(name: "localhost"),
    ]
    #expect(words.count == 9)
    try #expect(host.item("Invoice").isVisible)
  }
}
