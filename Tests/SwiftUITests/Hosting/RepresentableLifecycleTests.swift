import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// RP: the life of a platform view in hosted content.
@MainActor @Suite("Representables", .serialized) struct RepresentableLifecycleTests {
  private struct Field: UIViewRepresentable {
    final class Coordinator {
      let history: History
      init(_ history: History) { self.history = history }
    }

    let text: String
    let history: History
    @Environment(\.isEnabled) private var isEnabled
    @State private var taps = 0

    init(text: String, history: History) {
      self.text = text
      self.history = history
    }

    func makeCoordinator() -> Coordinator {
      history("coordinator")
      return Coordinator(history)
    }
    func makeUIView(context: Context) -> UILabel {
      history("make \(context.coordinator.history === history)")
      return UILabel()
    }
    func updateUIView(_ uiView: UILabel, context: Context) {
      history("update \(text) \(isEnabled) \(context.environment.lineLimit ?? 0)")
      uiView.text = text
    }
    static func dismantleUIView(_ uiView: UILabel, coordinator: Coordinator) { coordinator.history("dismantle") }
  }

  @Test("RP-01 coordinator, make and update in one pass; then updates for its value, its properties and what it read, only")
  func updates() {
    struct Row: View {
      let text: String
      let other: Int
      let history: History
      var body: some View {
        let _ = history("body")
        VStack {
          Field(text: text, history: history)
          Text("\(other)")
        }
      }
    }
    let history = History()
    func root(_ text: String, _ other: Int, enabled: Bool = true, lines: Int? = nil, font: Font = .body) -> some View {
      Row(text: text, other: other, history: history).disabled(!enabled).lineLimit(lines).tint(font == .body ? .red : .blue)
    }
    RunState.begin()
    let controller = UIHostingController(rootView: root("a", 0))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.rootViewController = controller
    window.isHidden = false
    HostLoop.runFrames()
    #expect(history.take() == ["body", "coordinator", "make true", "update a true 0"])
    controller.rootView = root("a", 1)
    HostLoop.runFrames()
    #expect(history.take() == ["body"])
    controller.rootView = root("b", 1)
    HostLoop.runFrames()
    #expect(history.take() == ["body", "update b true 0"])
    controller.rootView = root("b", 1, enabled: false)
    HostLoop.runFrames()
    #expect(history.take() == ["update b false 0"])
    controller.rootView = root("b", 1, enabled: false, lines: 3)
    HostLoop.runFrames()
    #expect(history.take() == ["update b false 3"])
  }

  @Test("RP-01 a key of the app's own that was not read updates nothing")
  func unreadKeys() {
    let history = History()
    struct Plain: UIViewRepresentable {
      let history: History
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ uiView: UIView, context: Context) {
        history("update \(context.environment[ReadKey.self])")
      }
    }
    let hosted = Hosted(Plain(history: history).environment(\.read, 1).environment(\.unread, 1))
    #expect(history.take() == ["update 1"])
    hosted.set(Plain(history: history).environment(\.read, 1).environment(\.unread, 2))
    #expect(history.take() == [])
    hosted.set(Plain(history: history).environment(\.read, 2).environment(\.unread, 2))
    #expect(history.take() == ["update 2"])
  }

  @Test("RP-01 a field of the app's own reads whether what is typed is left as it is")
  func spelling() {
    let history = History()
    struct Field: UIViewRepresentable {
      let history: History
      func makeUIView(context: Context) -> UITextField { UITextField() }
      func updateUIView(_ uiView: UITextField, context: Context) {
        uiView.autocorrectionType = context.environment.autocorrectionDisabled ? .no : .default
        history("\(uiView.autocorrectionType == .no)")
      }
    }
    let hosted = Hosted(Field(history: history).autocorrectionDisabled(false))
    #expect(history.take() == ["false"])
    hosted.set(Field(history: history).autocorrectionDisabled())
    #expect(history.take() == ["true"])
  }

  @Test("RP-02 a part that goes is dismantled with its coordinator, also when its cell's content is replaced or dies")
  func dismantling() {
    struct Row: View {
      let shows: Bool
      let history: History
      var body: some View { if shows { Field(text: "a", history: history) } else { Text("x") } }
    }
    let history = History()
    let hosted = Hosted(Row(shows: true, history: history))
    _ = history.take()
    hosted.set(Row(shows: false, history: history))
    #expect(history.take() == ["dismantle"])
    let screen = HostedList(rows: [0]) { cell, _ in
      cell.contentConfiguration = UIHostingConfiguration { Field(text: "cell", history: history) }
    }
    _ = history.take()
    screen.cell(0)?.contentConfiguration = nil
    HostLoop.runFrames()
    #expect(history.take() == ["dismantle"])
  }

  @Test("RP-03 a write of state while the platform's view is made or updated warns and is dropped")
  func writes() {
    struct Writing: UIViewRepresentable {
      @Binding var count: Int
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ uiView: UIView, context: Context) { count += 1 }
    }
    struct Row: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Writing(count: $count)
          Text("\(count)")
        }
      }
    }
    var hosted: Hosted?
    let events = recording { hosted = Hosted(Row()) }
    #expect(hosted?.texts == ["0"])
    #expect(
      events.contains(
        .warning(ledgerID: "ST-05", text: "Modifying state during view update, this will cause undefined behavior.")))
  }

  @Test("RP-04 the context tells the transaction of the update; a question for the size has an empty one")
  func transactions() {
    struct Sized: UIViewRepresentable {
      let width: Double
      let history: History
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ uiView: UIView, context: Context) {
        history("update \(Int(width)) \(context.transaction.animation == nil ? "plain" : "animated")")
      }
      func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
        if context.transaction.animation != nil { history("animated size") }
        return CGSize(width: width, height: 20)
      }
    }
    struct Row: View {
      let history: History
      @State private var width = 10.0
      var body: some View {
        VStack {
          Sized(width: width, history: history)
          Button("grow") { withAnimation { width += 10 } }
          Button("jump") { width += 10 }
        }
      }
    }
    let history = History()
    let hosted = Hosted(Row(history: history))
    #expect(history.take() == ["update 10 plain"])
    hosted.tap(text: "grow")
    #expect(history.take() == ["update 20 animated"])
    hosted.tap(text: "jump")
    #expect(history.take() == ["update 30 plain"])
  }

  @Test("RP-05 a reset takes the view apart and makes it anew with another coordinator: at every redisplay from iOS 18 on")
  func resets() {
    for profile in Profile.all {
      let history = History()
      let screen = HostedList(rows: Array(0..<40), profile: profile) { cell, item in
        cell.contentConfiguration = UIHostingConfiguration {
          Field(text: "\(item)", history: history).frame(maxWidth: .infinity, minHeight: 400)
        }.margins(.all, 0)
      }
      screen.scroll(to: 400)
      _ = history.take()
      screen.scroll(to: 0)
      #expect(screen.number(0) == 1)
      let rebuilt = ["dismantle", "coordinator", "make true", "update 0 true 0"]
      #expect(history.take() == (profile.stateResetsOnRedisplay ? rebuilt : []))
    }
    let history = History()
    let hosted = Hosted(Field(text: "a", history: history).id(1))
    _ = history.take()
    hosted.set(Field(text: "a", history: history).id(2))
    #expect(history.take() == ["coordinator", "make true", "update a true 0", "dismantle"])
  }

  private final class Page: UIViewController {
    var history = History()
    override func viewDidAppear(_ animated: Bool) { history("appeared") }
    override func didMove(toParent parent: UIViewController?) {
      history(parent == nil ? "left" : "moved to \(parent is UIHostingController<AnyView>)")
    }
  }

  private struct PageView: UIViewControllerRepresentable {
    let history: History
    func makeUIViewController(context: Context) -> Page {
      history("make")
      let page = Page()
      page.history = history
      page.preferredContentSize = CGSize(width: 120, height: 60)
      return page
    }
    func updateUIViewController(_ uiViewController: Page, context: Context) { history("update") }
    static func dismantleUIViewController(_ uiViewController: Page, coordinator: ()) { uiViewController.history("dismantle") }
  }

  @Test("RP-10 a controller becomes a child when the host is in a window; the size it prefers is its ideal one")
  func controllers() {
    RunState.begin()
    let history = History()
    let controller = UIHostingController(rootView: AnyView(PageView(history: history)))
    #expect(controller.sizeThatFits(in: CGSize(width: CGFloat.infinity, height: .infinity)) == CGSize(width: 120, height: 60))
    #expect(history.take() == ["make", "update"])
    #expect(controller.children.isEmpty)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.rootViewController = controller
    window.isHidden = false
    HostLoop.settle()
    #expect(controller.children.count == 1)
    #expect(history.take() == ["moved to true", "appeared"])
    controller.children.first?.preferredContentSize = CGSize(width: 120, height: 90)
    #expect(controller.sizeThatFits(in: CGSize(width: CGFloat.infinity, height: .infinity)).height == 90)
    controller.rootView = AnyView(Text("gone"))
    HostLoop.settle()
    #expect(controller.children.isEmpty)
    #expect(history.take() == ["left", "dismantle"])
  }

  private final class ReferenceField: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  @Test("RP-11 a representable that is no value type ends the app with its name")
  func valueTypes() async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Hosted(ReferenceField()) }
    }
    let text = String(decoding: ended?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("UIViewRepresentables must be value types: ReferenceField"))
    #expect(
      HostingText.notValueType("Page", isController: true) == "UIViewControllerRepresentables must be value types: Page")
  }
}

private enum ReadKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private enum UnreadKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  fileprivate var read: Int {
    get { self[ReadKey.self] }
    set { self[ReadKey.self] = newValue }
  }
  fileprivate var unread: Int {
    get { self[UnreadKey.self] }
    set { self[UnreadKey.self] = newValue }
  }
}
