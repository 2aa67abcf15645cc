import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// Content that is not on screen for a while, because a cover or another tab is.
@MainActor @Suite(.serialized) struct CoveredScreenTests {
  init() { RunState.begin() }

  @MainActor private final class Box { var set: ((Int) -> Void)? }

  private func tap(_ title: String, _ screen: HostedScreen) {
    let buttons = HostedBars.buttons(below: screen.window)
    guard let button = buttons.first(where: { $0.title == title }) else {
      Issue.record("there is no button \(title) to tap, but \(buttons.map(\.title))")
      return
    }
    button.tap()
    HostLoop.settle()
  }

  private func lists(_ screen: HostedScreen) -> [[String]] {
    ListProbe.probes(in: screen.window).map { $0.visible().map(\.item.key) }
  }

  @Test("what covers the whole screen goes when its condition does, and shows the present state of the screen below")
  func cover() {
    struct Screen: View {
      @State private var isShown = false
      @State private var count = 0
      @State private var closed = 0
      var body: some View {
        List {
          Button("open") { isShown = true }
          ForEach(0..<closed, id: \.self) { Text("closed \($0)") }
        }
        .fullScreenCover(isPresented: $isShown, onDismiss: { closed += 1 }) {
          NavigationStack {
            List { ForEach(["count \(count)"], id: \.self) { Text($0) } }
              .toolbar {
                Button("Add") { count += 1 }
                Button("Close") { isShown = false }
              }
          }
        }
      }
    }
    let screen = HostedScreen(Screen())
    screen.tap("row 1")
    #expect(lists(screen) == [["count 0"]])
    tap("Add", screen)
    #expect(lists(screen) == [["count 1"]])
    tap("Close", screen)
    #expect(lists(screen) == [["row 1", "0"]])
  }

  @Test("a tab that comes back shows the top of its stack and nothing below that")
  func tabs() {
    struct Screen: View {
      @Binding var tab: Int
      var body: some View {
        TabView(selection: $tab) {
          NavigationStack {
            List(["a", "b"], id: \.self) { name in
              NavigationLink(name) { List(["inside \(name)"], id: \.self) { Text($0) } }
            }
          }
          .tag(0)
          List(["settings"], id: \.self) { Text($0) }.tag(1)
        }
      }
    }
    struct Root: View {
      @State var tab = 0
      let box: Box
      var body: some View { Screen(tab: $tab).onAppear { box.set = { tab = $0 } } }
    }
    let box = Box()
    let screen = HostedScreen(Root(box: box))
    screen.tap("b")
    #expect(lists(screen) == [["inside b"]])
    box.set?(1)
    HostLoop.settle()
    #expect(lists(screen) == [["settings"]])
    box.set?(0)
    HostLoop.settle()
    #expect(lists(screen) == [["inside b"]])
  }
}
