import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// Stacks of screens and lists of SwiftUI's own, as hosting controllers show them.
@MainActor @Suite("Stacks and lists in hosted content", .serialized) struct NavigationStackTests {
  private struct Noting: View {
    let name: String
    let history: History
    @State private var count = 0
    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .onAppear { history("appear \(name)") }.onDisappear { history("disappear \(name)") }
    }
  }

  private func settle(_ hosted: Hosted) {
    hosted.settle()
    hosted.settle()
  }

  @Test("a link to a view pushes it in the stack around it; back leads to the root, which has kept its state")
  func links() {
    let history = History()
    let hosted = Hosted(
      NavigationStack {
        VStack {
          Noting(name: "root", history: history)
          NavigationLink("go") { Noting(name: "detail", history: history) }
        }
      })
    settle(hosted)
    hosted.tap(text: "root 0")
    #expect(hosted.texts == ["root 1", "go"])
    #expect(history.take() == ["appear root"])
    hosted.tap(text: "go")
    settle(hosted)
    #expect(hosted.texts == ["Back", "detail 0"])
    #expect(Set(history.take()) == ["appear detail", "disappear root"])
    hosted.tap(text: "Back")
    settle(hosted)
    #expect(hosted.texts == ["root 1", "go"])
    #expect(Set(history.take()) == ["appear root", "disappear detail"])
  }

  @Test("values lead where the destination of their type says; the path follows, and leads itself when it is written")
  func values() {
    struct Stack: View {
      @State private var path: [Int] = []
      var body: some View {
        VStack {
          NavigationStack(path: $path) {
            NavigationLink("three", value: 3)
              .navigationDestination(for: Int.self) { Text("number \($0)") }
          }
          Text(verbatim: "path \(path)")
          Button("deep") { path = [1, 2] }
          Button("home") { path = [] }
        }
      }
    }
    let hosted = Hosted(Stack())
    hosted.tap(text: "three")
    settle(hosted)
    #expect(hosted.texts == ["Back", "number 3", "path [3]", "deep", "home"])
    hosted.tap(text: "Back")
    settle(hosted)
    #expect(hosted.texts == ["three", "path []", "deep", "home"])
    hosted.tap(text: "deep")
    settle(hosted)
    #expect(hosted.texts == ["Back", "number 2", "path [1, 2]", "deep", "home"])
    hosted.tap(text: "Back")
    settle(hosted)
    #expect(hosted.texts == ["Back", "number 1", "path [1]", "deep", "home"])
    hosted.tap(text: "home")
    settle(hosted)
    #expect(hosted.texts == ["three", "path []", "deep", "home"])
  }

  @Test("a condition pushes and takes back; going back and dismissing write it")
  func conditions() {
    struct Inner: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("leave") { dismiss() } }
    }
    struct Stack: View {
      @State private var shows = false
      var body: some View {
        VStack {
          NavigationStack {
            Button("show") { shows = true }.navigationDestination(isPresented: $shows) { Inner() }
          }
          Text(verbatim: "\(shows)")
          Button("hide") { shows = false }
        }
      }
    }
    let hosted = Hosted(Stack())
    for way in ["Back", "leave", "hide"] {
      hosted.tap(text: "show")
      settle(hosted)
      #expect(hosted.texts == ["Back", "leave", "true", "hide"])
      hosted.tap(text: way)
      settle(hosted)
      #expect(hosted.texts == ["show", "false", "hide"])
    }
  }

  @Test("a value for which no destination is set ends the run as inconclusive, with its name")
  func unknownValues() {
    let hosted = Hosted(NavigationStack { NavigationLink("go", value: 4) })
    let events = recording { hosted.tap(text: "go") }
    #expect(events.contains(.unowned("a NavigationLink to the value 4, for which no destination is set")))
  }

  @Test("IN-02 a touch on a row of a List fires all of its default buttons; another style sets a button apart")
  func rows() {
    var fired: [String] = []
    let hosted = Hosted(
      List {
        HStack {
          Text("row")
          Button("a") { fired.append("a") }
          Button("b") { fired.append("b") }
          Button("c") { fired.append("c") }.buttonStyle(.borderless)
        }
        Text("plain")
        Button("d") { fired.append("d") }
      }.frame(height: 200))
    hosted.tap(text: "row")
    #expect(fired == ["a", "b"])
    fired = []
    hosted.tap(text: "b")
    #expect(fired == ["a", "b"])
    fired = []
    hosted.tap(text: "c")
    #expect(fired == ["c"])
    fired = []
    hosted.tap(text: "plain")
    #expect(fired == [])
    hosted.tap(at: CGPoint(x: 300, y: 110))
    #expect(fired == ["d"])
    fired = []
    hosted.graph.touchDown(at: CGPoint(x: 300, y: 20))
    hosted.graph.touchMoved(to: CGPoint(x: 300, y: 110))
    hosted.graph.touchUp(at: CGPoint(x: 300, y: 110))
    #expect(fired == [])
  }
}
