import CellHarness
import CellRuns
import CellTrace
import HeadlessCore
import SwiftUI
import Testing
@_spi(CellHarness) import UIKit

@testable import AppKit

/// A view with state, as an app shares it between a phone and a Mac.
struct SharedCounter: View {
  @State private var count = 0
  var body: some View {
    List {
      Text("Count \(count)")
      Button("More") { count += 1 }
    }
  }
}

/// A Mac's controller that shows it.
struct MacScreen: CellScreen {
  let rootViewController: UIViewController = HeadlessMacController(NSHostingController(rootView: SharedCounter()))
}

/// A view of a Mac that counts presses of the mouse.
final class PressView: NSView {
  var pressed: ((Int) -> Void)?
  override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 44) }
  override func mouseUp(with event: NSEvent) { pressed?(event.clickCount) }
}

/// Puts it into SwiftUI.
struct PressArea: NSViewRepresentable {
  @Binding var presses: Int
  let made: (PressView) -> Void
  func makeNSView(context: Context) -> PressView {
    let view = PressView()
    made(view)
    return view
  }
  func updateNSView(_ view: PressView, context: Context) {
    let binding = $presses
    view.pressed = { binding.wrappedValue += $0 }
  }
}

struct PressContent: View {
  let made: (PressView) -> Void
  @State private var presses = 0
  var body: some View {
    VStack {
      Text("Pressed \(presses)")
      PressArea(presses: $presses, made: made)
    }
  }
}

/// A view of a Mac with an object that stays with it, a size of its own and an end.
struct LampArea: NSViewRepresentable {
  final class Keeper {
    var told: [String] = []
  }
  let name: String
  let keeper: Keeper

  func makeCoordinator() -> Keeper {
    keeper.told.append("coordinator")
    return keeper
  }
  func makeNSView(context: Context) -> NSView {
    context.coordinator.told.append("make \(name)")
    return NSView()
  }
  func updateNSView(_ nsView: NSView, context: Context) { context.coordinator.told.append("update \(name)") }
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSView, context: Context) -> CGSize? {
    CGSize(width: 120, height: 30)
  }
  static func dismantleNSView(_ nsView: NSView, coordinator: Keeper) {
    coordinator.told.append("dismantle \(nsView.frame.size.width) \(nsView.frame.size.height)")
  }
}

struct LampContent: View {
  let keeper: LampArea.Keeper
  @State private var step = 0
  var body: some View {
    VStack {
      Text("Next").onTapGesture { step += 1 }
      if step < 2 { LampArea(name: "lamp \(step)", keeper: keeper) }
    }
  }
}

/// A controller with a view of its own in which a hosting view stands, and what it was told.
final class WindowController: NSViewController {
  var told: [String] = []
  private(set) var pressView: PressView?
  private(set) lazy var hosting = NSHostingView(rootView: PressContent { [unowned self] in pressView = $0 })
  let badge = NSView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))

  override func loadView() { view = NSView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)) }
  override func viewDidLoad() {
    told.append("loaded")
    view.addSubview(hosting)
    hosting.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
    view.addSubview(badge)
    badge.autoresizingMask = [.minXMargin]
  }
  override func viewWillAppear() { told.append("will appear") }
  override func viewDidAppear() { told.append("did appear") }
  override func viewWillDisappear() { told.append("will disappear") }
}

@Suite("Controllers and views of a Mac, on the host") @MainActor struct MacTests {
  private func shown(_ controller: NSViewController) -> UIWindow {
    RunState.begin()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    window.rootViewController = HeadlessMacController(controller)
    window.isHidden = false
    HostLoop.settle()
    return window
  }

  @Test("the modules are importable by the names of the other platforms, where a package asks for them")
  func importable() {
    #if canImport(AppKit) && canImport(WatchKit)
      #expect(String(reflecting: NSView.self).hasSuffix("AppKit.NSView"))
    #else
      Issue.record("neither module is importable")
    #endif
  }

  @Test("a SwiftUI view with state in a hosting controller of a Mac is tapped by a script, and shows what comes of it")
  nonisolated func hostingController() throws {
    let trace = try Runner(MacScreen.self).run([.tap(.showing("More")), .tap(.showing("More"))], RunConfiguration())
    #expect(trace.end == .finished)
    let texts = trace.steps.map { step in step.checkpoint.flatMap { $0.elements.compactMap { $0["text"] } } }
    #expect(texts.first?.contains("Count 0") == true && texts.last?.contains("Count 2") == true)
  }

  @Test("another root view of a hosting controller or view keeps the state of the one before")
  func rootView() throws {
    struct Named: View {
      let name: String
      @State private var first: String?
      var body: some View { Text("\(first ?? "") \(name)").onAppear { first = first ?? name } }
    }
    let controller = NSHostingController(rootView: Named(name: "one"))
    let view = NSHostingView(rootView: Named(name: "one"))
    let window = shown(controller)
    controller.view.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    HostLoop.settle()
    controller.rootView = Named(name: "two")
    view.rootView = Named(name: "three")
    HostLoop.settle()
    #expect(texts(in: window) == ["one two", "one three"])
    #expect(view.fittingSize.height > 10 && view.intrinsicContentSize == view.fittingSize)
  }

  @Test("a view of a Mac in SwiftUI gets the press of a finger, and is brought up to date with its binding")
  func representable() throws {
    let controller = WindowController()
    let window = shown(controller)
    #expect(texts(in: window) == ["Pressed 0"])
    let area = try #require(controller.pressView).backing
    let middle = area.convert(CGPoint(x: area.bounds.midX, y: area.bounds.midY), to: nil)
    TouchDriver.tap(at: middle, in: window)
    HostLoop.settle()
    #expect(texts(in: window) == ["Pressed 1"])
  }

  @Test("a view of a Mac in SwiftUI keeps its coordinator, has the size that it says, and is told when it goes")
  func representableLife() {
    let keeper = LampArea.Keeper()
    let controller = NSHostingController(rootView: LampContent(keeper: keeper))
    let window = shown(controller)
    #expect(keeper.told == ["coordinator", "make lamp 0", "update lamp 0"])
    func next() {
      var builder = AppearanceBuilder()
      window.rootViewController?.view.describe(into: &builder)
      guard let frame = builder.elements.first(where: { $0["text"] == "Next" })?.frame else { return }
      TouchDriver.tap(at: CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2), in: window)
      HostLoop.settle()
    }
    next()
    #expect(keeper.told.dropFirst(3) == ["update lamp 1"])
    next()
    #expect(keeper.told.last == "dismantle 120.0 30.0" && keeper.told.count == 5)
  }

  @Test("a controller of a Mac hears of its view's life; origins are at the lower left, and masks keep what they say")
  func controller() {
    let controller = WindowController()
    let window = shown(controller)
    #expect(controller.told == ["loaded", "will appear", "did appear"])
    #expect(controller.view.bounds.size == CGSize(width: 400, height: 600))
    // 100 points wider: what gives way is on the left. The distance from the bottom stays.
    #expect(controller.badge.frame == CGRect(x: 110, y: 20, width: 100, height: 40))
    #expect(controller.hosting.frame == CGRect(x: 0, y: 100, width: 300, height: 200))
    window.rootViewController = UIViewController()
    HostLoop.settle()
    #expect(controller.told.last == "will disappear")
    controller.badge.removeFromSuperview()
    #expect(controller.badge.superview == nil && controller.view.subviews.count == 1)
  }

  private func texts(in window: UIWindow) -> [String] {
    var builder = AppearanceBuilder()
    window.rootViewController?.view.describe(into: &builder)
    return builder.elements.compactMap { $0["text"] }
  }
}
