import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// Links are also what a row's actions and its menu offer: their views are gone when one of them is chosen.
@MainActor @Suite("Links in a row's actions and menus", .serialized) struct ActionLinkTests {
  private struct Fruits: View {
    @State private var opened: [String] = []
    let history: History

    var body: some View {
      NavigationStack {
        List(["Apple", "Pear"], id: \.self) { fruit in
          Text(fruit)
            .swipeActions {
              NavigationLink("Edit") { Text("Edit \(fruit)") }
              NavigationLink("Show", value: fruit)
              Link("Read", destination: URL(fileURLWithPath: "/\(fruit)"))
              ShareLink("Send", item: fruit)
            }
            .contextMenu {
              NavigationLink("Edit") { Text("Edit \(fruit)") }
              NavigationLink("Show", value: fruit)
              Link("Read", destination: URL(fileURLWithPath: "/\(fruit)"))
              ShareLink("Send", item: fruit)
            }
        }
        .navigationDestination(for: String.self) { Text("All of \($0)") }
      }
      .environment(
        \.openURL,
        OpenURLAction {
          history("opens \($0.lastPathComponent)"); return .handled
        })
    }
  }

  /// Every text in the window, whatever shows it.
  private func texts(_ screen: HostedScreen) -> [String] {
    var found: [String] = []
    func look(_ view: UIView) {
      var builder = AppearanceBuilder()
      view.describe(into: &builder)
      found += builder.elements.compactMap { $0["text"] }
      view.subviews.forEach(look)
    }
    look(screen.window)
    return found
  }

  private func isShared(_ screen: HostedScreen) -> Bool {
    var controller: UIViewController? = screen.controller
    while let next = controller?.presentedViewController { controller = next }
    return controller is UIActivityViewController
  }

  @Test("a link among swipe actions pushes its view, or what its value leads to")
  func swiped() {
    for (title, expected) in [("Edit", "Edit Pear"), ("Show", "All of Pear")] {
      let screen = HostedScreen(Fruits(history: History()))
      #expect(screen.swipe("Pear") == ["Edit", "Show", "Read", "Send"])
      screen.choose(title)
      #expect(texts(screen).contains(expected), "\(title): \(texts(screen))")
    }
  }

  @Test("an address among swipe actions is opened, and what is shared is offered")
  func swipedAway() {
    let history = History()
    let screen = HostedScreen(Fruits(history: history))
    _ = screen.swipe("Apple")
    screen.choose("Read")
    #expect(history.take() == ["opens Apple"])
    _ = screen.swipe("Apple")
    screen.choose("Send")
    #expect(isShared(screen))
  }

  @Test("the entries of a menu that are links lead on once their views are gone")
  func menus() {
    let history = History()
    let platform = HostedControlTests.Platform()
    let hosted = Hosted(
      Menu("More") {
        NavigationLink("Edit") { Text("Edit") }
        Link("Read", destination: URL(fileURLWithPath: "/Apple"))
        ShareLink("Send", item: "Apple")
      }
      .environment(
        \.openURL,
        OpenURLAction {
          history("opens \($0.lastPathComponent)"); return .handled
        }))
    hosted.graph.platform = platform
    hosted.tap(text: "More")
    let entries = platform.menus.last ?? []
    #expect(MenuContent.titles(entries) == ["Edit", "Read", "Send"])
    for entry in entries { if case .action(let act) = entry.kind { act() } }
    #expect(platform.log == ["push"])
    #expect(history.take() == ["opens Apple"])
    #expect(platform.presented.count == 1)
  }
}
