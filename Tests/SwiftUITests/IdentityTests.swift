import CellTrace
import HeadlessCore
import Testing

@testable import SwiftUI

@MainActor @Suite struct IdentityTests {
  struct Cell: View {
    let name: String
    @State private var count = 0
    var body: some View {
      HStack {
        Text(name)
        Button("+") { count += 1 }
        Text("\(count)")
      }
    }
  }

  @Test("ID-01 same place and type is the same view")
  func samePlace() {
    let hosted = Hosted(Cell(name: "a"))
    hosted.tap(text: "+")
    hosted.set(Cell(name: "b"))
    #expect(hosted.texts == ["b", "+", "1"])
  }

  struct Branches: View {
    let first: Bool
    let name: String
    var body: some View {
      if first { Cell(name: name) } else { Cell(name: name) }
    }
  }

  @Test("ID-02 a change of branch destroys state; the same branch keeps it")
  func branches() {
    let hosted = Hosted(Branches(first: true, name: "a"))
    hosted.tap(text: "+")
    hosted.set(Branches(first: true, name: "b"))
    #expect(hosted.texts == ["b", "+", "1"])
    hosted.set(Branches(first: false, name: "c"))
    #expect(hosted.texts == ["c", "+", "0"])
    hosted.set(Branches(first: true, name: "d"))
    #expect(hosted.texts == ["d", "+", "0"])
  }

  @Test("ID-02 what is told of state says in which branch it stands")
  func toldBranches() {
    let hosted = Hosted(Branches(first: true, name: "a"))
    let first = hosted.builder.stateCells.map(\.branches)
    hosted.set(Branches(first: false, name: "a"))
    let second = hosted.builder.stateCells.map(\.branches)
    #expect(first.count == 1 && second.count == 1 && first != second && !(first + second).contains(nil))
    #expect(Hosted(Cell(name: "a")).builder.stateCells.map(\.branches) == [nil])
  }

  struct Maybe: View {
    let shown: Bool
    var body: some View {
      VStack {
        if shown { Cell(name: "a") }
      }
    }
  }

  @Test("ID-03 an optional view's state ends with it")
  func optional() {
    let hosted = Hosted(Maybe(shown: true))
    hosted.tap(text: "+")
    #expect(hosted.texts == ["a", "+", "1"])
    hosted.set(Maybe(shown: false))
    #expect(hosted.texts == [])
    hosted.set(Maybe(shown: true))
    #expect(hosted.texts == ["a", "+", "0"])
  }

  @Test("ID-04 RU-12 AnyView keeps state while the hidden type is the same; hiding twice is hiding once")
  func anyView() {
    let hosted = Hosted(AnyView(Cell(name: "a")))
    hosted.tap(text: "+")
    hosted.set(AnyView(AnyView(Cell(name: "b"))))
    #expect(hosted.texts == ["b", "+", "1"])
    hosted.set(AnyView(Text("c")))
    #expect(hosted.texts == ["c"])
    hosted.set(AnyView(Cell(name: "d")))
    #expect(hosted.texts == ["d", "+", "0"])
  }

  struct Rows: View {
    let names: [String]
    var body: some View {
      VStack { ForEach(names, id: \.self) { Cell(name: $0) } }
    }
  }

  @Test("ID-05 state follows an element's id; a removed id loses it")
  func forEach() {
    let hosted = Hosted(Rows(names: ["a", "b", "c"]))
    hosted.tap("Rows/VStack/ForEach(b)/Cell/HStack/Button")
    #expect(hosted.texts == ["a", "+", "0", "b", "+", "1", "c", "+", "0"])
    hosted.set(Rows(names: ["c", "b", "x"]))
    #expect(hosted.texts == ["c", "+", "0", "b", "+", "1", "x", "+", "0"])
    hosted.set(Rows(names: ["a"]))
    hosted.set(Rows(names: ["b"]))
    #expect(hosted.texts == ["b", "+", "0"])
  }

  struct ByOffset: View {
    let names: [String]
    var body: some View {
      VStack { ForEach(Array(names.enumerated()), id: \.offset) { Cell(name: $0.element) } }
    }
  }

  @Test("ID-05 state sticks to the position when the offset is the id")
  func offsets() {
    let hosted = Hosted(ByOffset(names: ["a", "b"]))
    hosted.tap("ByOffset/VStack/ForEach(0)/Cell/HStack/Button")
    hosted.set(ByOffset(names: ["x", "a", "b"]))
    #expect(hosted.texts == ["x", "+", "1", "a", "+", "0", "b", "+", "0"])
  }

  @Test("ID-06 a duplicate id warns once per element")
  func duplicates() {
    let events = recording { _ = Hosted(ForEach(["a", "a"], id: \.self) { Text($0) }) }
    #expect(
      events.filter { if case .warning = $0 { true } else { false } } == [
        .warning(
          ledgerID: "ID-06",
          text:
            "ForEach<Array<String>, String, Text>: the ID a occurs multiple times within the collection, this will give undefined results!"
        )
      ])
  }

  struct Constant: View {
    let count: Int
    var body: some View { ForEach(0..<count) { Text("\($0)") } }
  }

  @Test("ID-07 a constant range whose count changes warns and keeps the old data")
  func range() {
    let hosted = Hosted(Constant(count: 3))
    let events = recording { hosted.set(Constant(count: 5)) }
    #expect(hosted.texts == ["0", "1", "2"])
    #expect(
      events.contains(
        .warning(
          ledgerID: "ID-07",
          text:
            "ForEach<Range<Int>, Int, Text> count (5) != its initial count (3). `ForEach(_:content:)` should only be used for *constant* data. Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!"
        )))
  }

  @Test("ID-08 a changed id resets state; the new view appears before the old one disappears")
  func explicitID() {
    struct Row: View {
      let name: String
      let history: History
      @State private var count = 0
      var body: some View {
        Button("\(name) \(count)") { count += 1 }
          .onAppear { history("appear \(name)") }
          .onDisappear { history("disappear \(name)") }
      }
    }
    let history = History()
    let hosted = Hosted(Row(name: "a", history: history).id(1))
    hosted.tap(text: "a 0")
    #expect(hosted.texts == ["a 1"])
    hosted.set(Row(name: "b", history: history).id(1))
    #expect(hosted.texts == ["b 1"])
    hosted.set(Row(name: "c", history: history).id(2))
    #expect(hosted.texts == ["c 0"])
    #expect(history.take() == ["appear a", "appear c", "disappear b"])
  }

  @Test("ID-09 onAppear below an id fires again, above it does not")
  func aboveAndBelow() {
    struct Row: View {
      let id: Int
      let history: History
      var body: some View {
        Text("x")
          .onAppear { history("below") }
          .id(id)
          .onAppear { history("above") }
      }
    }
    let history = History()
    let hosted = Hosted(Row(id: 1, history: history))
    #expect(history.take() == ["below", "above"])
    hosted.set(Row(id: 2, history: history))
    #expect(history.take() == ["below"])
  }

  @Test("RU-01 a root of the same type keeps state, another type starts anew")
  func sameRootType() {
    let hosted = Hosted(Cell(name: "a"))
    hosted.tap(text: "+")
    hosted.set(Cell(name: "b"))
    #expect(hosted.states == ["Cell.count=1"])
    hosted.set(Text("other"))
    hosted.set(Cell(name: "c"))
    #expect(hosted.states == ["Cell.count=0"])
  }

  @Test("RU-03 a reset recreates state and fires lifecycle callbacks")
  func reset() {
    struct Row: View {
      let history: History
      @State private var count = 0
      var body: some View {
        Button("\(count)") { count += 1 }
          .onAppear { history("appear") }
          .onDisappear { history("disappear") }
          .onChange(of: count) { history("change \($0) \($1)") }
      }
    }
    let history = History()
    let hosted = Hosted(Row(history: history))
    hosted.tap(text: "0")
    #expect(history.take() == ["appear", "change 0 1"])
    let events = recording {
      hosted.graph.resetState()
      hosted.settle()
    }
    #expect(hosted.texts == ["0"])
    #expect(events.contains(.stateReset(nil, nil)))
    #expect(history.take() == ["disappear", "appear"])
  }

  @Test("RU-08 an id below a stateful view does not protect that view")
  func idBelow() {
    struct Row: View {
      let id: Int
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 }.id(id) }
    }
    let hosted = Hosted(Row(id: 1))
    hosted.tap(text: "0")
    hosted.set(Row(id: 2))
    #expect(hosted.texts == ["1"])
  }
}
