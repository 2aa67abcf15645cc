import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// Scroll views that are no lists, what hears of scrolling, and headers that stay.
@MainActor @Suite(.serialized) struct ScrollScreenTests {
  init() { RunState.begin() }

  /// Views that no collection makes.
  private struct Written: View {
    let first: Int
    let count: Int
    var body: some View {
      if count == 1 {
        Text("row \(first)").frame(height: 50).id(first)
      } else {
        AnyView(Written(first: first, count: count / 2))
        AnyView(Written(first: first + count / 2, count: count - count / 2))
      }
    }
  }

  private struct Plain: View {
    let history: History
    @State private var position: Int?
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { Written(first: 0, count: 40) }
      }
      .scrollPosition(id: $position)
      .onChange(of: position) { history("at \(position ?? -1)") }
      .onScrollPhaseChange { history("\($0) > \($1)") }
      .onScrollGeometryChange(for: Int.self) {
        Int($0.contentOffset.y)
      } action: {
        if $1 % 150 == 0 { history("offset \($1)") }
      }
    }
  }

  private func drag(_ screen: HostedScreen, by points: Double) {
    guard let content = ContentScrolls.first(in: screen.window, around: nil) else {
      Issue.record("nothing scrolls")
      return
    }
    content.beginDrag()
    HostLoop.runFrames()
    var done = 0.0
    while abs(done) < abs(points) {
      let step = content.drag(by: points > 0 ? 50 : -50)
      HostLoop.runFrames()
      if step == 0 { break }
      done += step
    }
    content.endDrag()
    HostLoop.settle()
  }

  @Test("SC-01 a finger scrolls a scroll view without rows: phases, geometry and position are told")
  func plain() {
    let history = History()
    let screen = HostedScreen(Plain(history: history))
    _ = history.take()
    drag(screen, by: 300)
    let told = history.take()
    #expect(told.first == "idle > interacting" && told.last == "interacting > idle")
    #expect(told.contains("offset 150") && told.contains("offset 300"))
    #expect(told.filter { $0.hasPrefix("at ") }.last == "at 6")
    drag(screen, by: -10_000)
    #expect(history.take().contains("at 0"))
  }

  private struct WithoutIDs: View {
    let history: History
    @State private var position = ScrollPosition()
    var body: some View {
      VStack(spacing: 0) {
        Button("top") { position.scrollTo(y: 250) }.frame(height: 40)
        ScrollView { VStack(spacing: 0) { Color.red.frame(height: 3000) } }
          .scrollPosition($position)
          .onScrollGeometryChange(for: Int.self) {
            Int($0.contentOffset.y)
          } action: {
            history("\($1) \(position.isPositionedByUser)")
          }
      }
    }
  }

  @Test("The same place can be asked for again after a finger scrolled, also where no view has an id")
  func again() {
    let history = History()
    let screen = HostedScreen(WithoutIDs(history: history))
    for _ in 0..<2 {
      TouchDriver.tap(at: CGPoint(x: 160, y: 20), in: screen.window)
      HostLoop.settle()
      #expect(history.take().last == "250 false")
      drag(screen, by: 100)
      #expect(history.take().last?.hasPrefix("350") == true)
    }
  }

  @Test("SC-03 the finger's phases of a list and of lazy content are told, also when the content moves on")
  func phases() {
    for isList in [true, false] {
      let history = History()
      let rows = ForEach(0..<100, id: \.self) { Text("\($0)").frame(height: 40) }
      let screen = HostedScreen(
        Group {
          if isList { List { rows } } else { ScrollView { LazyVStack { rows } } }
        }
        .onScrollPhaseChange { history("\($0) > \($1)") })
      guard let view = screen.probe?.view else {
        Issue.record("no list")
        continue
      }
      ScrollDriver.beginDrag(view)
      HostLoop.settle()
      view.contentOffset.y += 100
      let rest = ScrollDriver.lift(view, toward: CGPoint(x: 0, y: 300))
      HostLoop.settle()
      ScrollDriver.endDeceleration(view, at: rest)
      HostLoop.settle()
      #expect(history.take() == ["idle > interacting", "interacting > decelerating", "decelerating > idle"])
    }
  }

  private func frames(_ screen: HostedScreen) -> [String: Double] {
    Dictionary(
      (screen.probe?.visible() ?? []).map { ($0.item.key, Double($0.frame.minY - (screen.probe?.view.contentOffset.y ?? 0))) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test("SC-04 pinned headers stay at the edge while their section is in view, and are pushed out by the next")
  func pinned() {
    func content(_ pinned: PinnedScrollableViews) -> some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(["A", "B"], id: \.self) { name in
            Section {
              ForEach(0..<20, id: \.self) { Text("\(name)\($0)").frame(height: 40) }
            } header: {
              Text("Header \(name)").frame(height: 30)
            }
          }
        }
      }
    }
    func header(_ name: String, _ screen: HostedScreen) -> Double? {
      screen.probe?.appearances(measuring: false).first { $0.elements.contains { $0["text"] == "Header \(name)" } }.flatMap {
        frames(screen)[$0.item.key]
      }
    }
    let screen = HostedScreen(content([.sectionHeaders]))
    #expect(header("A", screen) == 0)
    screen.scroll(to: 400)
    #expect(header("A", screen) == 0)
    // Ten points of the section are left: the header's last ten.
    screen.scroll(to: 820)
    #expect(header("A", screen) == -20)
    #expect(header("B", screen) == 10)
    screen.scroll(to: 900)
    #expect(header("A", screen) == nil && header("B", screen) == 0)
    let loose = HostedScreen(content([]))
    loose.scroll(to: 400)
    #expect(header("A", loose) == nil)
  }

  @Test("SC-05 pinned footers stay at the lower edge while their section is in view")
  func pinnedFooter() {
    let screen = HostedScreen(
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionFooters]) {
          Section {
            ForEach(0..<30, id: \.self) { Text("\($0)").frame(height: 40) }
          } footer: {
            Text("Footer").frame(height: 30)
          }
        }
      })
    func footer() -> Double? {
      screen.probe?.appearances(measuring: false).first { $0.elements.contains { $0["text"] == "Footer" } }.flatMap {
        frames(screen)[$0.item.key]
      }
    }
    #expect(footer() == 450)
    screen.scroll(to: 100)
    #expect(footer() == 450)
    screen.scroll(to: 750)
    #expect(footer() == 450)
  }
}
