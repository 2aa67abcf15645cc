import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@MainActor @Suite("Scenes, key commands, undo", .serialized) final class SceneRequestTests {
  init() { RunState.begin() }

  private lazy var window = TestWindow()

  @Test("A phone refuses a second scene, and knows the session of the one it has")
  func scenes() {
    _ = window.root
    var refused: [any Error] = []
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: NSUserActivity(activityType: "new"), options: nil) {
      refused.append($0)
    }
    #expect(refused.isEmpty)
    HostLoop.settle()
    #expect((refused.first as? UISceneError)?.code == .multipleScenesNotSupported && refused.count == 1)
    #expect(UIApplication.shared.connectedScenes.first?.session === UIApplication.shared.openSessions.first)
  }

  @Test("A tablet's scene goes when the app closes it: it hears of that last, and its windows are gone")
  func closing() throws {
    RunState.begin(RunConfiguration(traits: HostTraits(device: .iPad)))
    final class Delegate: UIResponder, UIWindowSceneDelegate {
      var heard: [String] = []
      func sceneDidEnterBackground(_ scene: UIScene) { heard.append("background") }
      func sceneDidDisconnect(_ scene: UIScene) { heard.append("gone \(scene.activationState == .unattached)") }
    }
    final class App: UIResponder, UIApplicationDelegate {
      var discarded = 0
      func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        discarded += sceneSessions.count
      }
    }
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let (window, other) = (UIWindow(windowScene: scene), UIWindow())
    (window.isHidden, other.isHidden) = (false, false)
    HostLoop.settle()
    let (delegate, app) = (Delegate(), App())
    scene.delegate = delegate
    UIApplication.shared.delegate = app
    let token = NotificationCenter.default.addObserver(forName: UIScene.didDisconnectNotification, object: scene, queue: nil) {
      _ in
      MainActor.assumeIsolated { delegate.heard.append("posted") }
    }
    UIApplication.shared.requestSceneSessionDestruction(scene.session, options: nil)
    #expect(delegate.heard.isEmpty)
    HostLoop.settle()
    #expect(delegate.heard == ["background", "gone true", "posted"] && app.discarded == 1)
    #expect(window.isHidden && other.isHidden && UIApplication.shared.connectedScenes.isEmpty)
    var refused = 0
    UIApplication.shared.requestSceneSessionDestruction(scene.session, options: nil) { _ in refused += 1 }
    HostLoop.settle()
    #expect(refused == 1)
    NotificationCenter.default.removeObserver(token)
  }

  @Test("A key command is a menu's command, with a title that can change")
  func keyCommands() {
    let command = UIKeyCommand(input: "N", modifierFlags: .command, action: Selector("newGame:"))
    command.title = "New Game"
    let menu = UIMenu(title: "File", children: [command])
    #expect(menu.children.first?.title == "New Game" && command.input == "N" && command.action == Selector("newGame:"))
  }

  @Test("Undoing belongs to the responder around that has a manager")
  func undo() {
    final class Editor: UIView {
      let manager = UndoManager()
      override var undoManager: UndoManager? { manager }
    }
    let editor = Editor()
    let field = UITextField()
    editor.addSubview(field)
    #expect(field.undoManager === editor.manager)
  }

  @Test("A class is not asked for selectors of its objects, and window levels count up")
  func classes() {
    #expect(!UIApplication.responds(to: Selector(("sharedApplication"))))
    #expect(UIApplication.perform(Selector(("sharedApplication"))) == nil)
    #expect(UIWindow.Level.alert + 1 > .alert && UIWindow.Level.alert - 1 < .alert)
    #expect((IndexPath(item: 3, section: 2) as NSIndexPath).row == 3)
  }

  @Test("Attributed strings are made without arguments, and grow from there")
  func emptyTexts() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString())
    text.append(NSAttributedString(string: "a", attributes: [.link: "b"]))
    #expect(text.string == "a" && NSAttributedString().length == 0)
  }

  @Test("HTML is read as its text: paragraphs, bold, italic and links; what is never shown is left out")
  func html() throws {
    let source =
      "<html><head><title>No</title></head><body><p>Tom &amp; <b>Jerry</b></p><p>see <a href=\"https://a.example\">this</a><br>now</p><ul><li>one</li></ul><script>no()</script></body></html>"
    let text = try NSAttributedString(
      data: Data(source.utf8),
      options: [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue],
      documentAttributes: nil)
    #expect(text.string == "Tom & Jerry\nsee this\nnow\n•\tone\n")
    let link = text.attribute(.link, at: (text.string as NSString).range(of: "this").location, effectiveRange: nil)
    #expect(link as? URL == URL(string: "https://a.example"))
    let bold = text.attribute(.font, at: (text.string as NSString).range(of: "Jerry").location, effectiveRange: nil) as? UIFont
    #expect(bold?.fontName.contains("Bold") == true)
  }
}
