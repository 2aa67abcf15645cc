import CellHarness
import CellRuns
import CellTrace
import HeadlessCore
import SwiftUI
import Testing
import WatchKit

/// What a watch shows, and what its crown turns.
struct WatchContent: View {
  let name: String
  @State private var level = 2.0
  @State private var turns = 0
  var body: some View {
    List {
      Text("\(name) \(Int(level)), \(turns) turns")
      Text("Level").frame(maxWidth: .infinity).focusable().digitalCrownRotation(
        detent: $level, from: 0, through: 10, by: 1, onChange: { _ in turns += 1 })
      Button("Reset") { level = 0 }
    }
  }
}

final class WatchController: WKHostingController<WatchContent> {
  var name = "Watch"
  override func awake(withContext context: Any?) { name = context as? String ?? name }
  override var body: WatchContent { WatchContent(name: name) }
}

struct WatchScreen: CellScreen {
  let controller = WatchController()
  var rootViewController: UIViewController { HeadlessWatchController(controller, context: "Wrist") }
  var mutations: [CellMutation] {
    [
      CellMutation("another name comes") { [controller] in
        controller.name = "Arm"
        controller.setNeedsBodyUpdate()
      }
    ]
  }
}

final class NotificationController: WKUserNotificationHostingController<NotificationContent> {
  private var text = "nothing"
  override class var isInteractive: Bool { true }
  override func didReceive(_ notification: UNNotification) { text = notification.request.content.title }
  override var body: NotificationContent { NotificationContent(text: text) }
}

struct NotificationContent: View {
  let text: String
  @State private var isRead = false
  var body: some View {
    List {
      Text(isRead ? "read \(text)" : text)
      Button("Read") { isRead = true }
    }
  }
}

struct NotificationScreen: CellScreen {
  let controller = HeadlessWatchController(NotificationController())
  var rootViewController: UIViewController { controller }
  init() {
    let content = UNMutableNotificationContent()
    content.title = "Post has come"
    controller.deliver(UNNotificationRequest(identifier: "post", content: content, trigger: nil))
  }
}

/// Crowns of the other kinds, each with a number of its own.
struct CrownsView: View {
  @State private var free = 1.0
  @State private var bound = 1.0
  @State private var told = 1.0
  @State private var events: [String] = []

  var body: some View {
    List {
      Text("\(Int(free)) \(bound) \(Int(told)) \(events.joined(separator: " "))")
      Text("Free").frame(maxWidth: .infinity).focusable().digitalCrownRotation($free)
      Text("Bound").frame(maxWidth: .infinity).focusable().digitalCrownRotation($bound, from: 0, through: 2, by: 0.5)
      Text("Told").frame(maxWidth: .infinity).focusable().digitalCrownRotation(
        $told, onChange: { events.append("at \(Int($0.offset))") }, onIdle: { events.append("rests") })
    }
  }
}

final class CrownsController: WKHostingController<CrownsView> {
  override var body: CrownsView { CrownsView() }
}

struct CrownsScreen: CellScreen {
  let controller = HeadlessWatchController(CrownsController())
  var rootViewController: UIViewController { controller }
}

/// Writes down what it is told, and closes itself by an action of its notification.
final class LivingController: WKUserNotificationHostingController<NotificationContent> {
  var told: [String] = []
  override var body: NotificationContent { NotificationContent(text: "alive") }
  override func awake(withContext context: Any?) {
    setTitle("Living")
    told.append("awake")
  }
  override func willActivate() { told.append("active") }
  override func didAppear() { told.append("there") }
  override func willDisappear() {
    super.willDisappear()
    told.append("leaving")
  }
  override func didDeactivate() {
    super.didDeactivate()
    told.append("gone")
  }
}

@Suite("Controllers of a watch, on the host") struct WatchTests {
  private func texts(_ screen: any CellScreen.Type, after script: [CellInteraction]) throws -> [String] {
    let trace = try Runner(screen).run(script, RunConfiguration())
    #expect(trace.end == .finished)
    return trace.steps.last?.checkpoint.flatMap { $0.elements.compactMap { $0["text"] } } ?? []
  }

  @Test("IN-08: a crown is turned to a number within its bounds and on its detents, and the rows show it")
  func crown() throws {
    #expect(try texts(WatchScreen.self, after: []).contains("Wrist 2, 0 turns"))
    #expect(try texts(WatchScreen.self, after: [.pick("7", .showing("Level"))]).contains("Wrist 7, 1 turns"))
    for value in ["11", "2.5", "high"] {
      let trace = try Runner(WatchScreen.self).run([.pick(value, .showing("Level"))], RunConfiguration())
      guard case .stepFailed(_, let reason) = trace.end else {
        Issue.record("\(value) was picked")
        continue
      }
      #expect(reason.contains("what can is, among others, \"1\", \"3\", \"0\", \"10\""))
    }
  }

  @Test("a hosting controller of a watch awakes with its context, keeps state over a new body, and is tapped")
  func hosting() throws {
    let script: [CellInteraction] = [.pick("7", .showing("Level")), .mutate("another name comes")]
    #expect(try texts(WatchScreen.self, after: script).contains("Arm 7, 1 turns"))
    #expect(try texts(WatchScreen.self, after: [.tap(.showing("Reset"))]).contains("Wrist 0, 0 turns"))
  }

  @Test("a notification reaches its controller before what it shows is asked for, and touches reach that where it says so")
  func notification() throws {
    #expect(try texts(NotificationScreen.self, after: []).contains("Post has come"))
    #expect(try texts(NotificationScreen.self, after: [.tap(.showing("Read"))]).contains("read Post has come"))
  }

  @Test(
    "IN-08: a crown without bounds, one with a stride, and one that tells of its turns",
    arguments: [
      ("Free", "40", "40 1.0 1 "), ("Bound", "1.5", "1 1.5 1 "), ("Told", "3", "1 1.0 3 at 3 rests"),
    ])
  func crowns(name: String, value: String, shown: String) throws {
    try #expect(texts(CrownsScreen.self, after: [.pick(value, .showing(name))]).first == shown)
  }

  @Test("a controller hears of its life, and an action of its notification takes it away", arguments: [true, false])
  @MainActor func life(isDismissal: Bool) {
    RunState.begin()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 240))
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let controller = LivingController()
    let shown = HeadlessWatchController(controller)
    #expect(shown.title == "Living")
    root.present(shown, animated: true)
    HostLoop.settle()
    #expect(controller.told == ["awake", "active", "there"])
    if isDismissal { controller.performDismissAction() } else { controller.performNotificationDefaultAction() }
    HostLoop.settle()
    #expect(controller.told == ["awake", "active", "there", "leaving", "gone"])
    #expect(root.presentedViewController == nil)
  }

  @Test("a body that is due is asked for at once when that is wished")
  @MainActor func updates() {
    RunState.begin()
    let controller = WatchController()
    let shown = HeadlessWatchController(controller, context: "Wrist")
    shown.loadViewIfNeeded()
    let host = shown.children.first as? UIHostingController<WatchContent>
    controller.name = "Arm"
    controller.updateBodyIfNeeded()
    #expect(host?.rootView.name == "Wrist")
    controller.setNeedsBodyUpdate()
    controller.updateBodyIfNeeded()
    #expect(host?.rootView.name == "Arm")
  }
}
