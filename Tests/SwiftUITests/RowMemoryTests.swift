import CellTrace
import Testing

@testable import SwiftUI

/// What rows keep, and in how little memory: every figure of the row benchmark rests on it.
@MainActor @Suite struct RowMemoryTests {
  private final class Number {
    let value: Int
    init(_ value: Int) { self.value = value }
  }

  @Test("a table of types finds each of hundreds")
  func typeTable() {
    func optional<T>(_: T.Type) -> Any.Type { T?.self }
    let table = TypeTable<Number>()
    var types: [Any.Type] = [Int.self]
    for _ in 0..<300 { types.append(_openExistential(types[types.count - 1], do: optional)) }
    for (index, type) in types.enumerated() { table[type] = Number(index) }
    #expect(types.map { table[$0]?.value } == Array(0...300))
    table[Int.self] = Number(-1)
    #expect(table[Int.self]?.value == -1)
    #expect(table[String.self] == nil)
  }

  @Test("LY-04 stacks of more children than share one memory give each its part, also inside each other")
  func wideStacks() {
    let one = Hosted(Text("x")).size()[0]
    let row = HStack(spacing: 0) {
      ForEach(0..<300, id: \.self) { _ in Text("x") }
      HStack(spacing: 0) { ForEach(0..<600, id: \.self) { _ in Text("x") } }
    }
    #expect(abs(Hosted(row).size(1e6, nil)[0] - 900 * one) < 0.5)
    // The memory was given back: another one is laid out as before.
    #expect(abs(Hosted(row).size(1e6, nil)[0] - 900 * one) < 0.5)
  }

  @Test("the last three sizes are remembered, the oldest is forgotten first")
  func sizeMemory() {
    let memory = SizeMemory()
    func proposal(_ width: Double) -> Proposal { Proposal(width: width, height: 1) }
    for width in [1.0, 2, 3, 4] { memory.keep(LayoutSize(width: width * 10, height: 1), proposal(width)) }
    #expect([1.0, 2, 3, 4].map { memory.size(proposal($0))?.width } == [nil, 20, 30, 40])
    memory.clear()
    #expect(memory.size(proposal(4)) == nil)
  }

  @Test("a provenance is kept as it was, with and without an item")
  func provenances() {
    let bare = WriteProvenance(item: nil, step: 3)
    let full = WriteProvenance(item: ItemID(key: "a"), step: 4, startedFor: ItemID(key: "b"), byHandler: true)
    #expect(KeptProvenance(bare).provenance == bare)
    #expect(KeptProvenance(full).provenance == full)
  }

  private struct Counter: View {
    @State private var count: Int
    var title: String

    init(title: String, start: Int = 0) {
      _count = State(initialValue: start)
      self.title = title
    }

    var body: some View { Text("\(title) \(count)").onTapGesture { count += 1 } }
  }

  private func reset(_ hosted: Hosted) -> [String] {
    hosted.graph.resetState()
    hosted.settle()
    return hosted.texts
  }

  @Test("RU-03 a root that its node alone keeps is made anew with initial values")
  func remade() {
    let hosted = Hosted(Counter(title: "a", start: 3))
    hosted.tap(text: "a 3")
    hosted.settle()
    #expect(hosted.texts == ["a 4"])
    #expect(reset(hosted) == ["a 3"])
    hosted.tap(text: "a 3")
    hosted.settle()
    #expect(hosted.texts == ["a 4"])
  }

  @Test("RU-03 a root is made anew as it was given last, also in what was no input of the body")
  func remadeFromLast() {
    let hosted = Hosted(Counter(title: "a", start: 3))
    hosted.set(Counter(title: "a", start: 8))
    #expect(hosted.texts == ["a 3"])
    #expect(reset(hosted) == ["a 8"])
    hosted.set(Counter(title: "b", start: 9))
    #expect(hosted.texts == ["b 8"])
    #expect(reset(hosted) == ["b 9"])
  }

  /// A property of an app's own making that counts in the view value how often it was brought up to date.
  private struct Rounds: DynamicProperty {
    var count = 0
    mutating func update() { count += 1 }
  }

  private struct Counting: View {
    var rounds = Rounds()
    var body: some View { Text("\(rounds.count)") }
  }

  @Test("RU-03 a root with properties that change in the view value is made anew as it was given")
  func remadeWithOwnProperties() {
    let hosted = Hosted(Counting())
    #expect(hosted.texts == ["1"])
    #expect(reset(hosted) == ["1"])
  }

  @Test("ST-06 values that wait for several transactions arrive in order")
  func transactions() {
    let history = History()
    let hosted = Hosted(Waiting(history: history))
    hosted.tap(text: "0")
    hosted.settle()
    #expect(hosted.texts == ["4"])
    #expect(history.take() == ["0", "2", "3", "4"])
  }

  private struct Waiting: View {
    @State private var value = 0
    let history: History
    var body: some View {
      history("\(value)")
      return Text("\(value)").onTapGesture {
        value = 1
        value = 2
        withAnimation(.linear) { value = 3 }
        value = 4
      }
    }
  }
}
