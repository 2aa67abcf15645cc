import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("The bar of a tab view") struct TabBarTests {
  struct Plain: View {
    let history: History
    var body: some View {
      TabView {
        Noting(name: "first", history: history).tabItem { Label("One", systemImage: "1.circle") }
        Noting(name: "second", history: history).tabItem { Text("Two") }
      }
    }
  }

  struct Noting: View {
    let name: String
    let history: History
    @State private var count = 0
    var body: some View {
      Button("\(name) \(count)") { count += 1 }.onAppear { history("+\(name)") }.onDisappear { history("-\(name)") }
    }
  }

  @Test("a finger chooses a tab by its label; the one before keeps its state and is off screen")
  func choosing() {
    let history = History()
    let hosted = Hosted(Plain(history: history).frame(height: 200))
    hosted.settle()
    #expect(hosted.texts == ["first 0", "One", "Two"])
    hosted.tap(text: "first 0")
    hosted.tap(text: "Two")
    hosted.settle()
    #expect(hosted.texts == ["second 0", "One", "Two"])
    #expect(history.take() == ["+first", "+second", "-first"])
    hosted.tap(text: "One")
    #expect(hosted.texts == ["first 1", "One", "Two"])
  }

  private struct Searching: View {
    var body: some View {
      TabView {
        Tab("One", systemImage: "1.circle") { Text("first") }
        Tab(role: .search) { Text("looking") }
      }
      .frame(height: 200)
    }
  }

  @Test("A tab that has a role and no title has the label of its role")
  func role() {
    let hosted = Hosted(Searching())
    hosted.settle()
    #expect(hosted.texts == ["first", "One", "Search"])
    hosted.tap(text: "Search")
    hosted.settle()
    #expect(hosted.texts == ["looking", "One", "Search"])
  }

  @Test("A transition's way is written as two numbers or as a size; a colour called black is UIKit's where both could be meant")
  func shortForms() {
    let way = AnyTransition.offset(CGSize(width: 3, height: 4)).combined(with: .opacity)
    #expect(way.name == AnyTransition.offset(x: 3, y: 4).combined(with: .opacity).name)
    #expect(Color(.black).opacity(0.5) == Color(uiColor: .black).opacity(0.5))
    #expect(UIUserInterfaceStyle(ColorScheme.dark) == .dark && UIUserInterfaceStyle(nil) == .unspecified)
    #expect(ColorScheme(UIUserInterfaceStyle.light) == .light && ColorScheme(.unspecified) == nil)
  }

  struct Bound: View {
    @State private var tab = "b"
    var body: some View {
      VStack {
        TabView(selection: $tab) {
          Tab("A", systemImage: "a.circle", value: "a") { Text("content of a") }
          Tab("B", systemImage: "b.circle", value: "b") { Text("content of b") }
        }
        Text("selected \(tab)")
      }
    }
  }

  @Test("the app's selection follows the finger")
  func selection() {
    let hosted = Hosted(Bound())
    #expect(hosted.texts == ["content of b", "A", "B", "selected b"])
    hosted.tap(text: "A")
    #expect(hosted.texts == ["content of a", "A", "B", "selected a"])
  }

  struct Pages: View {
    var mode = PageTabViewStyle.IndexDisplayMode.automatic
    var body: some View {
      TabView { ForEach(1..<4) { Text("page \($0)") } }.tabViewStyle(.page(indexDisplayMode: mode))
    }
  }

  @Test(
    "a tap on the dots below pages turns to the next page, and back at their other half; without dots there is nothing to tap")
  func pages() {
    let hosted = Hosted(Pages())
    #expect(hosted.texts == ["page 1"])
    #expect(labels(hosted) == ["Next page"], "there is no page before the first")
    for _ in 0..<3 { tap("Next page", hosted) }
    #expect(hosted.texts == ["page 3"])
    tap("Previous page", hosted)
    #expect(hosted.texts == ["page 2"])
    #expect(labels(Hosted(Pages(mode: .never))).isEmpty)
  }

  private func labels(_ hosted: Hosted) -> Set<String> {
    Set(hosted.elements.filter(\.isInteractive).compactMap { $0["accessibilityLabel"] })
  }

  private func tap(_ label: String, _ hosted: Hosted) {
    guard let path = hosted.elements.first(where: { $0["accessibilityLabel"] == label })?.path else {
      Issue.record("nothing is called \(label)")
      return
    }
    hosted.tap(path)
  }

  @Test("tabs without labels have no bar, and their content all of the room")
  func withoutLabels() {
    let hosted = Hosted(TabView { GeometryReader { Text("\(Int($0.size.height))") } }.frame(height: 200))
    #expect(hosted.texts == ["200"])
    let labelled = Hosted(
      TabView { GeometryReader { Text("\(Int($0.size.height))") }.tabItem { Text("One") } }.frame(height: 200))
    #expect(labelled.texts == ["151", "One"])
  }
}
