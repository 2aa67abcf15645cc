import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// Lazy stacks and grids in a scroll view that is the screen: what is near is made and shown by cells.
@MainActor @Suite(.serialized) struct LazyScreenTests {
  init() { RunState.begin() }

  struct Row: View {
    let name: String
    let history: History
    @State private var count = 0
    var body: some View {
      let _ = history("body \(name)")
      HStack {
        Text(name)
        Spacer()
        Button("\(count)") { count += 1 }
      }
      .frame(height: 40)
      .onAppear { history("+\(name)") }
      .onDisappear { history("-\(name)") }
    }
  }

  @Test("LY-18 a lazy stack makes what is near as it scrolls; what was made keeps its state")
  func scrolling() {
    let history = History()
    let screen = HostedScreen(
      ScrollView {
        LazyVStack(spacing: 10) { ForEach(0..<200, id: \.self) { Row(name: "\($0)", history: history) } }
      })
    #expect(screen.items.count == 200)
    #expect(screen.visible == (0..<10).map { "\($0)" })
    #expect(history.take().filter { $0.hasPrefix("body") } == (0..<10).map { "body \($0)" })
    screen.tap("1", text: "0")
    #expect(screen.texts("1") == ["1", "1"])
    #expect(history.take() == ["body 1"])
    screen.scroll(to: 2_000)
    #expect(screen.visible == (40..<50).map { "\($0)" })
    let gone = history.take()
    #expect(gone.filter { $0.hasPrefix("-") }.sorted() == (0..<10).map { "-\($0)" })
    #expect(gone.filter { $0.hasPrefix("+") } == (40..<50).map { "+\($0)" })
    #expect(gone.filter { $0.hasPrefix("body") } == (40..<50).map { "body \($0)" })
    screen.scroll(to: 0)
    #expect(screen.texts("1") == ["1", "1"])
    #expect(screen.texts("2") == ["2", "0"])
    #expect(history.take().filter { $0.hasPrefix("body") } == [])
  }

  final class Feed: ObservableObject {
    @Published var items = Array(0..<20)
    func more() { items += Array(items.count..<items.count + 20) }
  }

  struct FeedView: View {
    @ObservedObject var feed: Feed
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Button("Reload \(feed.items.count)") { feed.items = Array(100..<120) }.frame(height: 100)
          LazyVStack(spacing: 0) {
            ForEach(feed.items, id: \.self) { item in
              Text("item \(item)").frame(height: 60).onAppear { if item == feed.items.last { feed.more() } }
            }
          }
        }
      }
    }
  }

  @Test("LY-18 the last row's onAppear asks for more; other content of the scroll view scrolls along and takes touches")
  func pagination() {
    let feed = Feed()
    let screen = HostedScreen(FeedView(feed: feed))
    #expect(screen.items.count == 20)
    #expect(screen.visible == (0..<7).map { "\($0)" })
    #expect(screen.probe?.visible().first?.frame.minY == 100)
    screen.scroll(to: 820)
    #expect(feed.items.count == 40)
    #expect(screen.items.count == 40)
    screen.scroll(to: 0)
    TouchDriver.tap(at: CGPoint(x: 160, y: 50), in: screen.window)
    HostLoop.settle()
    #expect(screen.items == (100..<120).map { "\($0)" })
    #expect(screen.visible.first == "100")
  }

  @Test("a lazy grid's cells lie in its columns, and only those that are near are made")
  func grid() {
    let history = History()
    let columns = [GridItem(.flexible(), spacing: 20), GridItem(.flexible())]
    let screen = HostedScreen(
      ScrollView {
        LazyVGrid(columns: columns, spacing: 10) {
          ForEach(0..<100, id: \.self) { index in Row(name: "\(index)", history: history) }
        }
      })
    #expect(screen.visible.count == 20)
    #expect(history.take().filter { $0.hasPrefix("body") }.count == 20)
    let frames = screen.probe?.visible().prefix(3).map(\.frame) ?? []
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 150, height: 40), CGRect(x: 170, y: 0, width: 150, height: 40),
        CGRect(x: 0, y: 50, width: 150, height: 40),
      ])
    #expect(screen.probe?.view.contentSize.height == CGFloat(2_490))
  }

  @Test("a lazy horizontal stack and grid scroll to the side")
  func sideways() {
    let history = History()
    let screen = HostedScreen(
      VStack {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 10) { ForEach(0..<50, id: \.self) { Text("s\($0)").frame(width: 90, height: 50) } }
        }
        .frame(height: 60)
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 10) {
            ForEach(0..<50, id: \.self) { Row(name: "\($0)", history: history).frame(width: 90) }
          }
        }
        .frame(height: 100)
      })
    let probes = ListProbe.probes(in: screen.window)
    #expect(probes.map { $0.visible().count } == [4, 8])
    #expect(probes.map(\.scrollsSideways) == [true, true])
    #expect(
      probes[1].visible().prefix(3).map(\.frame) == [
        CGRect(x: 0, y: 0, width: 90, height: 40), CGRect(x: 0, y: 48, width: 90, height: 40),
        CGRect(x: 100, y: 0, width: 90, height: 40),
      ])
    probes[0].view.contentOffset.x = 1_000
    HostLoop.settle()
    #expect(probes[0].visible().map(\.item.key).first == "10")
  }

  struct Jumper: View {
    @State var place: Int?
    let history: History
    var body: some View {
      VStack(spacing: 0) {
        Button("at \(place ?? -1)") { place = 150 }.frame(height: 80)
        ScrollViewReader { proxy in
          Button("to 90") { proxy.scrollTo(90, anchor: .top) }.frame(height: 50)
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<200, id: \.self) { index in
                Text("row \(index)").frame(height: index % 2 == 0 ? 30 : 50).onAppear { history("+\(index)") }
              }
            }
            .scrollTargetLayout()
          }
          .scrollPosition(id: $place, anchor: .top)
        }
      }
    }
  }

  @Test("a position and a proxy scroll to views that are not made yet; a finger's scrolling writes the position")
  func positions() {
    let history = History()
    let screen = HostedScreen(Jumper(history: history))
    func tap(_ y: CGFloat) {
      TouchDriver.tap(at: CGPoint(x: 160, y: y), in: screen.window)
      HostLoop.settle()
    }
    _ = history.take()
    tap(40)
    #expect(screen.visible.first == "150")
    #expect(!history.take().contains("+75"))
    tap(105)
    #expect(screen.visible.first == "90")
    screen.scroll(to: 0)
    var builder = AppearanceBuilder()
    screen.controller.view.describe(into: &builder)
    #expect(builder.elements.contains { $0["text"] == "at 0" })
  }

  struct Editable: View {
    @State private var names = ["a", "b", "c"]
    @State private var asked: String?
    @State private var isOn: Set<String> = []
    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading) {
          Section {
            ForEach(names, id: \.self) { name in
              HStack {
                Toggle(
                  name,
                  isOn: Binding {
                    isOn.contains(name)
                  } set: {
                    if $0 { isOn.insert(name) } else { isOn.remove(name) }
                  })
                Button("Remove") {
                  asked = name
                }
              }
              .swipeActions { Button("Never") {} }
              .contextMenu { Button("Duplicate") { names.append(name + name) } }
            }
          } header: {
            Text("Names")
          }
        }
      }
      .alert(
        "Sure?",
        isPresented: Binding {
          asked != nil
        } set: {
          if !$0 { asked = nil }
        }
      ) {
        Button("Yes", role: .destructive) {
          names.removeAll { $0 == asked }
        }
      }
    }
  }

  @Test("UH-27 lazy rows have no swipe actions; their switches, buttons, menus and alerts act on their element")
  func actions() throws {
    let screen = HostedScreen(Editable())
    #expect(screen.items.suffix(3) == ["a", "b", "c"])
    #expect(screen.items.count == 4)
    #expect(screen.swipe("b") == [])
    screen.tap("b", text: "Remove")
    let alert = try #require(screen.controller.presentedViewController as? UIAlertController)
    #expect(alert.title == "Sure?")
    alert.choose(try #require(alert.actions.first { $0.title == "Yes" }))
    HostLoop.settle()
    #expect(screen.items.suffix(2) == ["a", "c"])
    let toggle = try #require(
      screen.probe?.appearances(measuring: false).first { $0.item.key == "c" }?
        .elements.first { $0.role == .toggle })
    let cell = try #require(screen.probe?.visible().first { $0.item.key == "c" }?.cell)
    let point = CGPoint(x: toggle.frame.x + toggle.frame.width / 2, y: toggle.frame.y + toggle.frame.height / 2)
    TouchDriver.tap(at: cell.convert(point, to: nil), in: screen.window)
    HostLoop.settle()
    func values() -> [String] {
      screen.probe?.appearances(measuring: false).flatMap { $0.elements.filter { $0.role == .toggle }.compactMap { $0["isOn"] } }
        ?? []
    }
    #expect(values().count == 2)
    #expect(Set(values()).count == 2)
  }
}
