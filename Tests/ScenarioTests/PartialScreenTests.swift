import CellHarness
import Testing
import UIKit

@testable import CellRuns

private final class ChatController: UITableViewController {
  /// Handed over by the screen before.
  var messages: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.scrollToRow(at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: false)
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    cell.textLabel?.text = messages[indexPath.row]
    return cell
  }
}

private struct ChatScreen: CellScreen {
  let rootViewController: UIViewController = ChatController()
}

private struct PartialChatScreen: PartialCellScreen {
  let rootViewController: UIViewController = ChatController()
}

/// Screens that an app opens only after it has prepared something.
@Suite("Screens opened by themselves") struct PartialScreenTests {
  @Test("What ends a run is an error on a screen, and a warning that says why on one that is opened by itself")
  func ends() throws {
    func found(_ screen: any CellScreen.Type) throws -> (severity: String, isSaid: Bool) {
      let plan = RunPlan(Runner(screen), script: [], profile: .iOS18, policies: [.lifo])
      let finding = try #require(try plan.perform().judgement.findings.first { $0.detector == "invalid-update" })
      let said =
        "the screen was opened by itself, without what the app does before: if the app never gets here like this, prepare it in the screen"
      return ("\(finding.severity)", finding.evidence.contains(said))
    }
    let (whole, part) = (try found(ChatScreen.self), try found(PartialChatScreen.self))
    #expect(whole.severity == "error" && !whole.isSaid)
    #expect(part.severity == "warning" && part.isSaid)
  }
}
