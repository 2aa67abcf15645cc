import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// What apps made of SwiftUI alone have: scenes, a delegate, the pasteboard, sizes that follow content.
@MainActor @Suite(.serialized) struct AppTests {
  final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var launches = 0
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      launches += 1
      return true
    }
  }

  struct Content: View {
    @EnvironmentObject private var delegate: Delegate
    var body: some View { Text("launched \(delegate.launches)") }
  }

  struct Notes: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
    @State private var title = "notes"
    var body: some Scene {
      WindowGroup(id: "main") { Content() }
      WindowGroup("Other") { Text("other") }
    }
  }

  @Test("IN-10 an app's first window shows, its delegate is made, told of the launch, and found in the environment")
  func app() throws {
    RunState.begin()
    let controller = try #require(HostedApp.rootViewController(Notes.self))
    #expect(UIApplication.shared.delegate is Delegate)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HostLoop.runFrames()
    #expect(controller.view.shownTexts == ["launched 1"])
    UIApplication.shared.delegate = nil
  }

  @Test("IN-06 a paste button can be pressed while something of its type was copied, and gives that")
  func paste() {
    UIPasteboard.general.strings = []
    var pasted: [String] = []
    func enabled(_ hosted: Hosted) -> [String?] { hosted.elements.filter { $0.role == .button }.map { $0["isEnabled"] } }
    let view = PasteButton(payloadType: String.self) { pasted += $0 }
    let empty = Hosted(view)
    empty.tap(text: "Paste")
    #expect(pasted == [])
    UIPasteboard.general.strings = ["a", "b"]
    let full = Hosted(view)
    #expect(enabled(full) != enabled(empty))
    full.tap(text: "Paste")
    #expect(pasted == ["a", "b"])
    Hosted(PasteButton(payloadType: URL.self) { _ in pasted.append("address") }).tap(text: "Paste")
    #expect(pasted == ["a", "b"])
    UIPasteboard.general.strings = []
  }

  @Test("IN-05 what rows drag and take is recorded by name")
  func drags() {
    struct Card: Transferable, Codable {
      static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: { (_: Card) in "card" })
      }
    }
    let hosted = Hosted(
      VStack {
        Text("a").draggable(Card())
        Text("b").dropDestination(for: String.self) { _, _ in true }
      })
    #expect(hosted.elements.compactMap { $0["draggable"] ?? $0["dropDestination"] } == ["Card", "String"])
  }

  @Test("HC-07 a hosting controller's view jumps to its new size; nothing lies between, animated or not")
  func jumps() {
    struct Growing: View {
      @State private var isLarge = false
      let animates: Bool
      var body: some View {
        Color.red.frame(width: 100, height: isLarge ? 200 : 50)
          .onTapGesture { if animates { withAnimation { isLarge.toggle() } } else { isLarge.toggle() } }
      }
    }
    final class Parent: UIViewController {
      var heights: [CGFloat] = []
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if let height = children.first?.view.frame.height, heights.last != height { heights.append(height) }
      }
    }
    for animates in [true, false] {
      RunState.begin()
      let parent = Parent()
      let child = UIHostingController(rootView: Growing(animates: animates))
      child.sizingOptions = .intrinsicContentSize
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        child.view.topAnchor.constraint(equalTo: parent.view.topAnchor),
        child.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
      ])
      child.didMove(toParent: parent)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      window.rootViewController = parent
      window.makeKeyAndVisible()
      HostLoop.runFrames()
      TouchDriver.tap(at: CGPoint(x: 50, y: 25), in: window)
      for _ in 0..<40 { HostLoop.advance(by: 1.0 / 60) }
      #expect(parent.heights.suffix(2) == [50, 200])
    }
  }
}
