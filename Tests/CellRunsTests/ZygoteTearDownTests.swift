import CellHarness
import CellRuns
import CellTrace
import Combine
import Foundation
import HeadlessCore
import Testing

@testable import UIKit

private final class FeedSettings { var number = 0 }
extension Notification.Name { fileprivate static let feedChanged = Notification.Name("feedChanged") }

/// Starts what a screen may forget to end.
private final class FeedController: UIViewController {
  static let ticks = PassthroughSubject<Int, Never>()
  private static var subscriptions: Set<AnyCancellable> = []
  private var timer: Timer?
  private var own: AnyCancellable?
  nonisolated(unsafe) private var token: (any NSObjectProtocol)?
  private static let settings = FeedSettings()

  override func viewDidLoad() {
    super.viewDidLoad()
    startTimer()
    poll()
    subscribe()
    subscribeForLife()
    assign()
    observe()
    observeForLife()
    listen()
    wakeUp()
  }

  /// Ends with nothing: the run loop keeps it.
  private func startTimer() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in _ = self }
  }
  private func poll() {
    Task {
      while !Task.isCancelled { try? await Task.sleep(for: .seconds(600)) }
    }
  }
  /// Ends with the controller.
  private func subscribe() { own = Self.ticks.sink { _ in } }
  private func subscribeForLife() { Self.ticks.sink { _ in }.store(in: &Self.subscriptions) }
  private func assign() { Self.ticks.assign(to: \.number, on: Self.settings).store(in: &Self.subscriptions) }
  /// Taken back with the controller.
  private func observe() {
    token = NotificationCenter.default.addObserver(forName: .feedChanged, object: nil, queue: nil) { _ in }
    let other = NotificationCenter.default.addObserver(forName: nil, object: self, queue: nil) { _ in }
    NotificationCenter.default.removeObserver(other, name: nil, object: self)
  }
  deinit { if let token { NotificationCenter.default.removeObserver(token) } }
  private func observeForLife() {
    _ = NotificationCenter.default.addObserver(forName: .feedChanged, object: nil, queue: nil) { _ in }
    NotificationCenter.default.publisher(for: .feedChanged).sink { _ in }.store(in: &Self.subscriptions)
  }
  private func listen() {
    Task { for await _ in AsyncStream<Int>.makeStream().stream {} }
  }
  /// Ends within the minute.
  private func wakeUp() { DispatchQueue.main.asyncAfter(deadline: .now() + 30) {} }
}

private struct FeedScreen: CellScreen {
  init() {}
  var rootViewController: UIViewController { FeedController() }
}

private struct IgnoringFeedScreen: CellScreen {
  init() {}
  var rootViewController: UIViewController { FeedController() }
  static var ignoredWork: [String] {
    ["FeedController.startTimer()", "FeedController.poll()", "ForLife()", "assign()", "listen()"]
  }
}

/// A table whose drags keep it by their local context, as those do that tell by it where they came from.
private struct HeldScreen: CellScreen {
  init() {}
  var rootViewController: UIViewController { HeldController() }
}

private final class HeldController: UITableViewController, UITableViewDragDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dragDelegate = self
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
  {
    session.localContext = self
    return [UIDragItem(itemProvider: NSItemProvider())]
  }
}

/// A form that asks before it goes, by an alert or an action sheet whose buttons hold it; what stands in front of a screen when a script ends.
private class AskingForm: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasAsked else { return }
    hasAsked = true
    let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Leave", style: .destructive) { _ in self.dismiss(animated: true) })
    present(alert, animated: false)
  }
  private var hasAsked = false
  var style: UIAlertController.Style { .alert }
}

private final class SheetForm: AskingForm {
  override var style: UIAlertController.Style { .actionSheet }
}

/// One that is held by what it keeps, whatever stands in front of it.
private final class LeakingForm: AskingForm {
  private var finish: () -> Void = {}
  override func viewDidLoad() {
    super.viewDidLoad()
    finish = { self.title = "Done" }
  }
}

private final class FormsController: UIViewController {
  init(_ makeForm: @escaping () -> UIViewController) {
    self.makeForm = makeForm
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  private var makeForm: (() -> UIViewController)?
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let form = makeForm?() else { return }
    makeForm = nil
    present(form, animated: false)
  }
}

private struct AskingScreen: CellScreen {
  init() {}
  var rootViewController: UIViewController { FormsController { AskingForm() } }
}

private struct AskingSheetScreen: CellScreen {
  init() {}
  var rootViewController: UIViewController {
    FormsController {
      let form = SheetForm()
      form.modalPresentationStyle = .fullScreen
      return form
    }
  }
}

private struct LeakingFormScreen: CellScreen {
  init() {}
  var rootViewController: UIViewController { FormsController { LeakingForm() } }
}

/// What leads from screen to screen, and keeps the first one, which keeps it.
@MainActor private final class Coordinator {
  private var first: UIViewController?
  func start(in window: UIWindow?) {
    let first = ListedController()
    first.leader = self
    self.first = first
    window?.rootViewController = UINavigationController(rootViewController: first)
  }
}

private final class ListedController: UITableViewController { var leader: Coordinator? }

private final class CoordinatedDelegate: NSObject, UIWindowSceneDelegate {
  private let coordinator = Coordinator()
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
    coordinator.start(in: window)
  }
}

private struct CoordinatedScreen: CellScreen {
  let rootViewController = appRootViewController(CoordinatedDelegate())
}

/// The first screen holds itself, and nobody's delegate does.
private final class RingDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
    Coordinator().start(in: window)
  }
}

private struct RingScreen: CellScreen {
  let rootViewController = appRootViewController(RingDelegate())
}

private final class LinkTarget {
  let log = Log()
  var count = 0
}

/// What goes on after the screen was taken down, and what the display's frames drive.
@Suite struct ZygoteTearDownTests {
  private static func leakedObjects(
    _ screen: any CellScreen.Type, after step: Interaction = .wait(5)
  ) -> (pending: [String], leakedObjects: [LeakedObject]) {
    MainActor.assumeIsolated {
      let engine = HostEngine(ScreenSource(screen), configuration: RunConfiguration())
      engine.run([step])
      let pending = engine.trace.steps.flatMap(\.events).compactMap { event -> String? in
        if case .stillPending(let text) = event.kind { text } else { nil }
      }
      return (pending.map(withoutMarks), engine.tearDown())
    }
  }

  @Test("Timers, tasks and subscriptions that go on after tear-down are listed with where they were started")
  func listed() throws {
    let text = try reply {
      let found = Self.leakedObjects(FeedScreen.self).leakedObjects
      ChildCall.at($0).reply.write(found.map { "\($0.kind): \(withoutMarks($0.type))" }.joined(separator: "\n"))
    }
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.count == 7)
    #expect(lines.contains("work: a subscription with assign, made in FeedController.assign()"))
    #expect(lines.contains("work: an observer of notifications, made in FeedController.observeForLife()"))
    #expect(lines.contains("work: a subscription with sink, made in FeedController.observeForLife()"))
    #expect(
      lines.contains(
        "work: a task that waits (for a continuation, a stream or another task), started in FeedController.listen()"))
    #expect(lines.contains("work: a repeating timer of the main run loop, set in FeedController.startTimer()"))
    #expect(lines.contains { $0.hasPrefix("work: work on ") && $0.hasSuffix(", started in FeedController.poll()") })
    #expect(lines.contains("work: a subscription with sink, made in FeedController.subscribeForLife()"))
  }

  @Test("What the screen says is nobody's concern is left out, while it runs and afterwards")
  func ignored() throws {
    let text = try reply {
      let found = Self.leakedObjects(IgnoringFeedScreen.self)
      let isLeftOut = found.pending.allSatisfy { $0.contains("FeedController.wakeUp()") }
      ChildCall.at($0).reply.write("\(found.pending.isEmpty) \(isLeftOut) \(found.leakedObjects.map(\.type).map(withoutMarks))")
    }
    #expect(text == "false true []")
  }

  @Test("A drag under way when the screen is taken down ends, and holds nothing")
  func lifted() throws {
    let text = try reply {
      ChildCall.at($0).reply.write("\(Self.leakedObjects(HeldScreen.self, after: .lift(.identity("#1"))).leakedObjects)")
    }
    #expect(text == "[]")
  }

  @Test("An alert or action sheet that is open over a presented form goes first: what its buttons hold leaks nothing")
  func openAlert() throws {
    let alert = try reply { ChildCall.at($0).reply.write("\(Self.leakedObjects(AskingScreen.self).leakedObjects)") }
    #expect(alert == "[]")
    let sheet = try reply { ChildCall.at($0).reply.write("\(Self.leakedObjects(AskingSheetScreen.self).leakedObjects)") }
    #expect(sheet == "[]")
  }

  @Test("A form that holds itself is told below an open alert, too; the alert is not")
  func leakBelowAlert() throws {
    let text = try reply {
      let types = Self.leakedObjects(LeakingFormScreen.self).leakedObjects.map(\.type)
      ChildCall.at($0).reply.write(types.map { String($0.split(separator: ".").last ?? "") }.joined(separator: " "))
    }
    #expect(text == "LeakingForm")
  }

  @Test("What an app opens with and its delegate's coordinator keeps lives with the app; a ring that hangs on nobody is a leak")
  func coordinator() throws {
    let kept = try reply { ChildCall.at($0).reply.write("\(Self.leakedObjects(CoordinatedScreen.self).leakedObjects)") }
    #expect(kept == "[]")
    let ring = try reply {
      let types = Self.leakedObjects(RingScreen.self).leakedObjects.map(\.type)
      ChildCall.at($0).reply.write(types.map { String($0.split(separator: ".").last ?? "") }.joined(separator: " "))
    }
    #expect(ring == "ListedController")
  }

  @Test("A display link calls its target sixty times a second of virtual time, until it is invalidated")
  func displayLink() throws {
    let text = try reply { pointer in
      let history = MainActor.assumeIsolated {
        let target = LinkTarget()
        SelectorTables.add(LinkTarget.self) {
          [
            SelectorMethod("tick:", of: LinkTarget.self) { target, arguments in
              let link: CADisplayLink = arguments.value(0)
              target.count += 1
              if target.count == 30 {
                target.log.add("30@\((HostLoop.now * 100).rounded() / 100) \((link.duration * 1000).rounded())")
              }
              return nil
            }
          ]
        }
        let link = CADisplayLink(target: target, selector: Selector("tick:"))
        link.add(to: .main, forMode: .common)
        let pending = HostLoop.settle(within: 10).pending
        HostLoop.advance(by: 1)
        target.log.add("\(target.count) \(pending)")
        link.isPaused = true
        HostLoop.advance(by: 1)
        link.isPaused = false
        link.preferredFramesPerSecond = 10
        HostLoop.advance(by: 1)
        link.preferredFramesPerSecond = 0
        link.frameInterval = 6
        HostLoop.advance(by: 1)
        link.invalidate()
        HostLoop.advance(by: 1)
        target.log.add("\(target.count) \(CACurrentMediaTime() - link.timestamp > 0.9)")
        return target.log.take()
      }
      ChildCall.at(pointer).reply.write(history)
    }
    #expect(text == "30@0.5 17.0 60 [] 80 true" || text == "30@0.5 17.0 59 [] 79 true")
  }

  @Test("A selector that nobody can send names itself instead of never being called")
  func unknownSelector() throws {
    let text = try reply { pointer in
      let log = Log()
      Probe.sink = { if case .unowned(let what) = $0 { log.add(what) } }
      let link = CADisplayLink(target: LinkTarget(), selector: Selector("tick:"))
      link.add(to: .main, forMode: .common)
      HostLoop.advance(by: 0.02)
      ChildCall.at(pointer).reply.write(log.take())
    }
    #expect(text == "the selector tick: of LinkTarget")
  }
}
