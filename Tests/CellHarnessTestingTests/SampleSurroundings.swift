/// What samples take for granted: an app with an inbox. A page that declares one of these names itself gets its own.
enum SampleSurroundings {
  static let all = [
    "Mail": """
    struct Mail: Identifiable {
      let id: Int
      let subject: String
    }
    """,
    "InboxStore": """
    final class InboxStore: @unchecked Sendable {
      static var full: InboxStore { InboxStore() }
      func receive() {}
    }
    """,
    "InboxViewController": """
    class InboxViewController: UITableViewController {
      let store = InboxStore()
      func receive() {}
    }
    """,
    "InboxScreen": """
    struct InboxScreen: CellScreen {
      let store: InboxStore
      init() { store = InboxStore() }
      init(store: InboxStore) { self.store = store }
      var rootViewController: UIViewController { InboxViewController() }
    }
    """,
    "mailArrives": """
    extension CellMutation {
      static var mailArrives: CellMutation { CellMutation("a mail arrives") {} }
    }
    """,
    "inboxScenarios": "let inboxScenarios = [CellScenario]()",
    "BooksViewController": "class BooksViewController: UITableViewController {}",
    "NotesApp": """
    struct NotesApp: App {
      var body: some Scene { WindowGroup { Text("Notes") } }
    }
    """,
    "SceneDelegate": "class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }",
  ]
}
