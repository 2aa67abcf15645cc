import Testing

@testable import SwiftUI

/// Containers that arrange the parts of what they are given.
@MainActor @Suite("Parts of views") struct SubviewTests {
  private struct Divided: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      VStack {
        ForEach(children) { child in
          child
          if child.id != last { Text("—") }
        }
      }
    }
  }

  private struct Stack<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View { _VariadicView.Tree(Divided()) { content } }
  }

  @Test("Statements, elements, branches and groups are parts, each once")
  func parts() {
    let isOn = true
    let hosted = Hosted(
      Stack {
        Text("a")
        ForEach(["b", "c"], id: \.self) { Text($0) }
        if isOn { Text("d") }
        if !isOn { Text("never") }
        Group {
          Text("e")
          EmptyView()
        }
      })
    #expect(hosted.texts == ["a", "—", "b", "—", "c", "—", "d", "—", "e"])
  }

  private enum Pinned: _ViewTraitKey {
    static let defaultValue = false
  }
  private struct PinnedFirst: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      let marked = children.map { child -> _VariadicView.Children.Element in
        var child = child
        if child.id == children.last?.id { child[Pinned.self] = true }
        return child
      }
      VStack {
        ForEach(marked.filter { $0[Pinned.self] }) { $0 }
        Text("—")
        ForEach(marked.filter { !$0[Pinned.self] }) { $0 }
      }
    }
  }

  @Test("A part tells by a key what arranges it, which may say more of it")
  func traits() {
    let hosted = Hosted(
      _VariadicView.Tree(PinnedFirst()) {
        Text("a")
        Text("b")._trait(Pinned.self, true)
        Group { Text("c") }._trait(Pinned.self, true)
        Text("d")
      })
    #expect(hosted.texts == ["b", "c", "d", "—", "a"])
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }
  private struct Counters: View {
    var names: [String]
    var body: some View {
      Group(subviews: ForEach(names, id: \.self) { Counter(name: $0) }) { parts in
        Text("\(parts.count) parts")
        VStack { ForEach(parts) { $0 } }
      }
    }
  }

  @Test("A part keeps its state while others come and go before it")
  func state() {
    let hosted = Hosted(Counters(names: ["b"]))
    hosted.tap(text: "b 0")
    hosted.settle()
    #expect(hosted.texts == ["1 parts", "b 1"])
    hosted.set(Counters(names: ["a", "b"]))
    #expect(hosted.texts == ["2 parts", "a 0", "b 1"])
  }

  @Test("What a part says reaches the container that arranges it")
  func values() {
    struct Badges: View {
      var body: some View {
        ForEach(
          subviews: Group {
            Text("a").containerValue(\.badge, 3)
            Text("b")
          }
        ) { part in
          Text("\(part.containerValues.badge)")
          part
        }
      }
    }
    #expect(Hosted(VStack { Badges() }).texts == ["3", "a", "0", "b"])
  }
}

extension ContainerValues {
  fileprivate var badge: Int {
    get { self[BadgeKey.self] }
    set { self[BadgeKey.self] = newValue }
  }
  private struct BadgeKey: ContainerValueKey { static var defaultValue: Int { 0 } }
}
