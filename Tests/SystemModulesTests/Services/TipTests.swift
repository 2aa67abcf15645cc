import HeadlessCore
import Testing
import TipKit

@_spi(CellHarness) @testable import UIKit

/// Tips as apps write them. What is known of them is the run's.
@MainActor @Suite("Tips", .serialized) struct TipTests {
  /// A window that nobody keeps is closed.
  private static var windows: [UIWindow] = []

  private struct SwipeTip: Tip {
    static let swiped = Event(id: "swiped")
    var title: Text { Text("Swipe") }
    var message: Text? { Text("Rows have more to offer.") }
    var actions: [Action] {
      Action(id: "more", title: "Learn more")
      Action(id: "later", title: "Later")
    }
    var rules: [Rule] {
      #Rule(Self.swiped) { $0.donations.count >= 2 }
    }
  }

  private struct MemberTip: Tip {
    @Parameter static var isMember: Bool = false
    @Parameter static var visits = 0
    var title: Text { Text("Members only") }
    var rules: [Rule] {
      [
        #Rule(Self.$isMember) { $0 == true },
        #Rule(Self.$visits) {
          $0 > 2
        },
      ]
    }
  }

  private struct BriefTip: Tip {
    var title: Text { Text("Once") }
    var options: [any Option] { MaxDisplayCount(1) }
  }

  private struct OtherTip: Tip {
    let name: String
    var ignores = false
    var id: String { name }
    var title: Text { Text(name) }
    var options: [any TipOption] { [Tips.IgnoresDisplayFrequency(ignores)] }
  }

  private func show(_ view: some View) -> UIHostingController<AnyView> {
    let controller = UIHostingController(rootView: AnyView(view))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    Self.windows = [window]
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HostLoop.settle()
    return controller
  }

  @Test("Nothing is shown before tips are configured; then a tip waits for its rule, and closing it takes it away for good")
  func event() async {
    // Between two tests that wait, others begin runs of their own.
    await #expect(processExitsWith: .success) { try await TipTests().eventAlone() }
  }

  fileprivate func eventAlone() async throws {
    RunState.begin()
    let controller = show(VStack { TipView(SwipeTip()) })
    await SwipeTip.swiped.donate()
    SwipeTip.swiped.sendDonation()
    HostLoop.settle()
    #expect(controller.view.shownTexts == [] && SwipeTip().status == .pending)
    try Tips.configure()
    HostLoop.settle()
    #expect(controller.view.shownTexts == ["Swipe", "Rows have more to offer.", "Learn more", "Later"])
    try Tips.resetDatastore()
    HostLoop.settle()
    #expect(controller.view.shownTexts == [] && SwipeTip.swiped.donations.isEmpty)
    for _ in 0..<2 { await SwipeTip.swiped.donate() }
    #expect(SwipeTip().shouldDisplay && SwipeTip.swiped.donations.donatedWithin(.day).count == 2)
    SwipeTip().invalidate(reason: .tipClosed)
    HostLoop.settle()
    #expect(controller.view.shownTexts == [] && SwipeTip().status == .invalidated(.tipClosed))
    await SwipeTip().resetEligibility()
    HostLoop.settle()
    #expect(controller.view.shownTexts.first == "Swipe")
  }

  @Test("A tip is shown once all the values that its rules ask for are right")
  func parameters() throws {
    RunState.begin()
    try Tips.configure()
    let controller = show(List { TipView(MemberTip()) })
    MemberTip.isMember.toggle()
    HostLoop.settle()
    #expect(MemberTip.isMember && controller.view.shownTexts == [])
    MemberTip.visits += 3
    HostLoop.settle()
    #expect(controller.view.shownTexts == ["Members only"])
    MemberTip.isMember = false
    HostLoop.settle()
    #expect(controller.view.shownTexts == [])
  }

  @Test("A tip's button tells which one it is, and its cross closes the tip")
  func buttons() throws {
    RunState.begin()
    try Tips.configure()
    Tips.showAllTipsForTesting()
    var heard: [String] = []
    let controller = show(VStack { TipView(SwipeTip()) { heard.append($0.id) } })
    let later = try #require(controller.view.center(of: "Later"))
    TouchDriver.tap(at: later, in: try #require(controller.view.window))
    #expect(heard == ["later"] && controller.view.shownTexts.count == 4)
    Tips.hideAllTipsForTesting()
    HostLoop.settle()
    #expect(controller.view.shownTexts == [])
  }

  @Test("A tip that was shown as often as it may be is not shown once more")
  func count() throws {
    RunState.begin()
    try Tips.configure()
    #expect(show(TipView(BriefTip())).view.shownTexts == ["Once"])
    #expect(show(TipView(BriefTip())).view.shownTexts == [])
    #expect(BriefTip().status == .invalidated(.displayCountExceeded))
  }

  @Test("With a frequency one new tip is shown at a time, unless one does not ask for it")
  func frequency() throws {
    RunState.begin()
    try Tips.configure([.displayFrequency(.daily), .datastoreLocation(.applicationDefault)])
    let tips = VStack {
      TipView(OtherTip(name: "One"))
      TipView(OtherTip(name: "Two"))
      TipView(OtherTip(name: "Three", ignores: true))
    }
    #expect(show(tips).view.shownTexts == ["One", "Three"])
  }

  private struct Grouped: View {
    @State private var tips = TipGroup(.ordered) {
      OtherTip(name: "First")
      OtherTip(name: "Second")
    }
    var body: some View {
      VStack {
        TipView(tips.currentTip)
        Text(tips.currentTip?.id ?? "none")
      }
    }
  }

  @Test("Of a group's tips the next is shown when the one before is closed")
  func group() throws {
    RunState.begin()
    try Tips.configure()
    let controller = show(Grouped())
    #expect(controller.view.shownTexts == ["First", "First"])
    OtherTip(name: "First").invalidate(reason: .actionPerformed)
    HostLoop.settle()
    #expect(controller.view.shownTexts == ["Second", "Second"])
    OtherTip(name: "Second").invalidate(reason: .actionPerformed)
    HostLoop.settle()
    #expect(controller.view.shownTexts == ["none"])
  }

  @Test("A popover tip is presented while it may be seen")
  func popover() throws {
    RunState.begin()
    let controller = show(Button("Add") {}.popoverTip(OtherTip(name: "New")))
    #expect(controller.presentedViewController == nil)
    try Tips.configure()
    HostLoop.settle()
    let shown = try #require(controller.presentedViewController)
    #expect(shown.view.shownTexts == ["New"])
    OtherTip(name: "New").invalidate(reason: .actionPerformed)
    HostLoop.settle()
    #expect(controller.presentedViewController == nil)
  }

  private struct Framed: TipViewStyle {
    func makeBody(configuration: TipViewStyle.Configuration) -> some View {
      VStack {
        Text("TIP")
        configuration.title
        ForEach(configuration.actions) { action in Button(action: action.handler) { action.label() } }
      }
    }
  }

  @Test("An app's own look says what is shown, in SwiftUI and in UIKit")
  func style() throws {
    RunState.begin()
    try Tips.configure()
    #expect(show(TipView(OtherTip(name: "A")).tipViewStyle(Framed())).view.shownTexts == ["TIP", "A"])
    let view = TipUIView(OtherTip(name: "B"))
    view.viewStyle = Framed()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    view.frame = window.bounds
    window.addSubview(view)
    HostLoop.settle()
    #expect(view.shownTexts == ["TIP", "B"])
  }

  @Test("Whoever waits for a tip hears its status now and each other one")
  func updates() async {
    await #expect(processExitsWith: .success) { try await TipTests().updatesAlone() }
  }

  fileprivate func updatesAlone() async throws {
    RunState.begin()
    var heard: [Bool?] = []
    let tip = OtherTip(name: "Waiting")
    var updates = tip.shouldDisplayUpdates.makeAsyncIterator()
    heard.append(await updates.next())
    try Tips.configure()
    heard.append(await updates.next())
    tip.invalidate(reason: .tipClosed)
    heard.append(await updates.next())
    #expect(heard == [false, true, false])
  }
}
