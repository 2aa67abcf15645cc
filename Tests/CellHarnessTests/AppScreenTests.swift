import CellHarness
import CellRuns
import CellTrace
import SwiftUI
import Testing
import UIKit

private struct NotesApp: App {
  var body: some Scene { WindowGroup { List { Text("First note") } } }
}

private struct NotesScreen: CellScreen {
  let rootViewController = appRootViewController(NotesApp.self)
}

private final class NamesController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "First name"
    return cell
  }
}

private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
    window?.rootViewController = NamesController()
  }
}

private final class AppDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow? = UIWindow()
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window?.rootViewController = NamesController()
    return true
  }
}

private struct SceneScreen: CellScreen {
  let rootViewController = appRootViewController(SceneDelegate())
}

private struct DelegateScreen: CellScreen {
  let rootViewController = appRootViewController(AppDelegate())
}

private final class EmptyDelegate: NSObject, UIApplicationDelegate {}

private struct EmptyScreen: CellScreen {
  let rootViewController = appRootViewController(EmptyDelegate())
}

@Suite("Screens that are what an app opens with") struct AppScreenTests {
  private func titles(_ screen: any CellScreen.Type) throws -> [String] {
    let trace = try Runner(screen).run([], RunConfiguration())
    #expect(trace.end == .finished)
    return trace.steps.last?.checkpoint.map(\.title) ?? []
  }

  @Test("a SwiftUI app's window, a scene's and an app delegate's")
  func opened() throws {
    #expect(try titles(NotesScreen.self) == ["First note"])
    #expect(try titles(SceneScreen.self) == ["First name"])
    #expect(try titles(DelegateScreen.self) == ["First name"])
  }

  @Test("an app that shows nothing ends the run as inconclusive, and the sentence says what to name")
  func nothing() throws {
    let trace = try Runner(EmptyScreen.self).run([], RunConfiguration())
    guard case .inconclusive(_, let reason) = trace.end else {
      Issue.record("the run ended with \(trace.end)")
      return
    }
    #expect(reason.contains("name the main storyboard, or give the screen the controller that it shows"))
  }

  @Test("a folder of pictures is found from the source file's folder, wherever the program runs")
  func folder() {
    #expect(ResourceFolder("Pictures", relativeTo: "/app/Sources/Screen.swift").path == "/app/Sources/Pictures")
    #expect(ResourceFolder("../Pictures", relativeTo: "/app/Sources/Screen.swift").path == "/app/Pictures")
    #expect(ResourceFolder("/pictures", relativeTo: "/app/Sources/Screen.swift").path == "/pictures")
    #expect(ResourceFolder("Pictures").path.hasSuffix("/Tests/CellHarnessTests/Pictures"))
  }
}
