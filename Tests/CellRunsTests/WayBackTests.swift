import CellHarness
import CellRuns
import CellTrace
import Testing
import UIKit

/// Two tabs, the first of which has a stack of lists.
private struct TabbedStackScreen: CellScreen {
  private let controller = UITabBarController()
  var rootViewController: UIViewController { controller }

  init() {
    let chats = PlainStack(rootViewController: PlainListController("People", ["Ada", "Bob"]))
    let settings = UINavigationController(rootViewController: PlainListController("Preferences", ["Account"]))
    chats.tabBarItem = UITabBarItem(title: "Chats", image: nil, tag: 0)
    settings.tabBarItem = UITabBarItem(title: "Settings", image: nil, tag: 1)
    controller.viewControllers = [chats, settings]
  }
}

/// A stack that another test's extension of all stacks, which takes titles from back buttons, leaves alone.
private final class PlainStack: UINavigationController {
  override func viewWillLayoutSubviews() {}
}

/// A list whose rows push another one.
private final class PlainListController: UITableViewController {
  private let texts: [String]

  init(_ title: String, _ texts: [String]) {
    self.texts = texts
    super.init(style: .plain)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = texts[indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(PlainListController("Chat", ["Hello \(texts[indexPath.row])"]), animated: true)
  }
}

@Suite("The ways back from a pushed screen")
struct WayBackTests {
  private func titles(_ script: [Interaction]) throws -> [String] {
    let trace = try Runner(TabbedStackScreen.self).run(script, RunConfiguration())
    #expect(trace.end == .finished)
    return trace.steps.last?.checkpoint.map(\.title) ?? []
  }

  @Test("a tap on the tab that shows goes back to its first screen, and changes nothing there")
  func tab() throws {
    #expect(try titles([.tap(.showing("Ada"))]) == ["Hello Ada"])
    #expect(try titles([.tap(.showing("Ada")), .tap(.showing("Chats"))]) == ["Ada", "Bob"])
    #expect(try titles([.tap(.showing("Chats"))]) == ["Ada", "Bob"])
    #expect(
      try titles([.tap(.showing("Ada")), .tap(.showing("Settings")), .tap(.showing("Chats"))]) == ["Hello Ada"])
  }

  @Test("the button that leads back answers to the title that it shows, too")
  func title() throws {
    #expect(try titles([.tap(.showing("Bob")), .tap(.showing("People"))]) == ["Ada", "Bob"])
    #expect(try titles([.tap(.showing("Bob")), .tap(.showing("Back"))]) == ["Ada", "Bob"])
  }

  @Test("the tab that shows is offered where there is a way back to its first screen; the button that leads back once")
  func offers() throws {
    let first = try offered { replyOffers($0, of: TabbedStackScreen.self, after: []) }
    #expect(first == ["Settings"])
    let then = try offered { replyOffers($0, of: TabbedStackScreen.self, after: [.tap(.showing("Ada"))]) }
    #expect(then == ["Back", "Chats", "Settings"])
  }
}
