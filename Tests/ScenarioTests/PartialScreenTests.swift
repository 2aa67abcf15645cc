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

/// A chat whose button takes the messages away: it opens without them, and ends once it is touched.
private final class LateChatController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    cell.textLabel?.text = "Hello"
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.scrollToRow(at: IndexPath(row: 7, section: 0), at: .bottom, animated: false)
  }
}

private struct LateChatScreen: CellScreen {
  let rootViewController: UIViewController = LateChatController()
}

private struct PartialLateChatScreen: PartialCellScreen {
  let rootViewController: UIViewController = LateChatController()
}

/// Screens that an app opens only after it has prepared something.
@Suite("Screens opened by themselves") struct PartialScreenTests {
  private func judgement(_ screen: any CellScreen.Type, _ script: [CellInteraction] = []) throws -> RunPlan.Outcome {
    try RunPlan(Runner(screen), script: script, profile: .iOS18, policies: [.lifo]).perform()
  }

  @Test("What ends a run is an error on a screen, and a warning that says why on one that is opened by itself")
  func ends() throws {
    func found(_ screen: any CellScreen.Type) throws -> (severity: String, isSaid: Bool) {
      let outcome = try judgement(screen, [.tap("Hello")])
      let finding = try #require(outcome.judgement.findings.first { $0.detector == "invalid-update" })
      let said =
        "the screen was opened by itself, without what the app does before: if the app never gets here like this, prepare it in the screen"
      return ("\(finding.severity)", finding.evidence.contains(said))
    }
    let (whole, part) = (try found(LateChatScreen.self), try found(PartialLateChatScreen.self))
    #expect(whole.severity == "error" && !whole.isSaid)
    #expect(part.severity == "warning" && part.isSaid)
  }

  @Test("A part of an app that ends as soon as it is opened is inconclusive, and says why; a whole screen has an error")
  func opening() throws {
    let whole = try judgement(ChatScreen.self)
    #expect(whole.judgement.findings.map(\.detector) == ["invalid-update"])
    let part = try judgement(PartialChatScreen.self)
    #expect(part.judgement.findings.isEmpty)
    guard case .inconclusive(0, let reason) = part.runs.main.end else {
      Issue.record("the run ended as \(part.runs.main.end)")
      return
    }
    #expect(reason.hasPrefix("it ends as soon as it is opened: "))
    #expect(reason.hasSuffix("It was opened by itself, without what the app does before: prepare that in the screen"))
    #expect(part.judgement.inconclusive.contains { $0.detector == "crash" && $0.reason.contains(reason) })
  }
}
