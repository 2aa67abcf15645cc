import CellTrace
import Combine
import Foundation
import HeadlessCore
import Observation
import Testing

@testable import SwiftUI

@MainActor @Suite(.serialized) struct DataFlowTests {
  @Observable final class Counter: @unchecked Sendable {
    var count = 0
    var other = 0
  }
  final class Model: ObservableObject {
    @Published var count = 0
  }

  private func isWarning(_ event: TraceEvent.Kind) -> Bool { if case .warning = event { true } else { false } }

  @Test("OB-02 a tracked change is told once, before it is made")
  func trackedOnce() {
    let counter = Counter()
    nonisolated(unsafe) var seen: [Int] = []
    withObservationTracking {
      _ = counter.count
    } onChange: {
      seen.append(counter.count)
    }
    counter.other = 9
    counter.count = 1
    counter.count = 2
    #expect(seen == [0])
  }

  @Test("OB-03 reads in actions and in content made later do not track for the body around them")
  func readsElsewhere() {
    struct Row: View {
      let counter: Counter
      let history: History
      var body: some View {
        let _ = history("row")
        VStack {
          Button("show") { history("read \(counter.count)") }
          GeometryReader { _ in
            let _ = history("reader")
            Text("\(counter.count)")
          }
          .frame(height: 20)
        }
      }
    }
    let history = History()
    let counter = Counter()
    let hosted = Hosted(Row(counter: counter, history: history))
    hosted.tap(text: "show")
    #expect(history.take() == ["row", "reader", "read 0"])
    counter.count = 1
    hosted.settle()
    #expect(history.take() == ["reader"])
    #expect(hosted.texts == ["show", "1"])
  }

  @Test("OB-04 a change from another thread makes no warning, and the body follows on the main thread")
  func observableInBackground() async {
    struct Row: View {
      let counter: Counter
      var body: some View { Text("\(counter.count)") }
    }
    let counter = Counter()
    let hosted = Hosted(Row(counter: counter))
    let events = recording { elsewhere { counter.count = 5 } }
    await mainQueueIsDone()
    hosted.settle()
    #expect(events.filter(isWarning).isEmpty)
    #expect(hosted.texts == ["5"])
  }

  /// Returns when the main queue has done what it was given before.
  private func mainQueueIsDone() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  /// Runs `work` on a thread of its own and waits for it.
  private func elsewhere(_ work: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      work()
      done.signal()
    }
    done.wait()
  }

  @Test("ST-07 a pass makes mutations visible, runs bodies, then actions; what they write is another pass")
  func passes() {
    struct Row: View {
      let history: History
      @State private var a = 0
      @State private var b = 0
      var body: some View {
        let _ = history("body \(a) \(b)")
        Button("go") {
          history("tap")
          a += 1
        }
        .onChange(of: a) {
          history("a is \(a)")
          b += 10
        }
        .onChange(of: b) { history("b is \(b)") }
        .onAppear { history("appeared") }
      }
    }
    let history = History()
    let hosted = Hosted(Row(history: history))
    hosted.tap(text: "go")
    #expect(history.take() == ["body 0 0", "appeared", "tap", "body 1 0", "a is 1", "body 1 10", "b is 10"])
  }

  @Test("ST-08 a write from another thread changes the value at once, and the body follows on the main thread")
  func stateInBackground() async {
    struct Row: View {
      let history: History
      let hand: (Binding<Int>) -> Void
      @State private var value = 0
      var body: some View {
        let _ = hand($value)
        let _ = history("body \(value)")
        Text("\(value)")
      }
    }
    let history = History()
    nonisolated(unsafe) var binding = Binding.constant(0)
    let hosted = Hosted(Row(history: history) { binding = $0 })
    elsewhere { binding.wrappedValue = 7 }
    #expect(binding.wrappedValue == 7)
    #expect(history.take() == ["body 0"])
    await mainQueueIsDone()
    hosted.settle()
    #expect(history.take() == ["body 7"])
    #expect(hosted.texts == ["7"])
  }

  @Test("ST-10 a state's initialiser runs for every view value; the first object is kept")
  func initialisers() {
    struct Row: View {
      @State private var counter: Counter
      init(_ history: History) {
        history("made")
        let made = Counter()
        made.count = history.entries.count
        _counter = State(initialValue: made)
      }
      var body: some View { Text("\(counter.count)") }
    }
    let history = History()
    let hosted = Hosted(Row(history))
    hosted.set(Row(history))
    hosted.set(Row(history))
    #expect(history.take() == ["made", "made", "made"])
    #expect(hosted.texts == ["1"])
  }

  struct NeedsObject: View {
    @EnvironmentObject var model: Model
    var body: some View { Text("\(model.count)") }
  }
  struct NeedsObservable: View {
    @Environment(Counter.self) var counter
    var body: some View { Text("\(counter.count)") }
  }

  @Test("ST-12 an object that nobody put into the environment ends the app with SwiftUI's words")
  func missingObject() async {
    let object = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Hosted(NeedsObject()) }
    }
    let words = String(decoding: object?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.contains(
        "No ObservableObject of type Model found. A View.environmentObject(_:) for Model may be missing as an ancestor of this view."
      ))
    let observable = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Hosted(NeedsObservable()) }
    }
    let other = String(decoding: observable?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      other.contains(
        "No Observable object of type Counter found. A View.environmentObject(_:) for Counter may be missing as an ancestor of this view."
      ))
  }

  @Test("ST-12 an optional object of the environment is nil where there is none")
  func optionalObject() {
    struct Row: View {
      @Environment(Counter.self) var counter: Counter?
      var body: some View { Text(counter.map { "\($0.count)" } ?? "none") }
    }
    #expect(Hosted(Row()).texts == ["none"])
    #expect(Hosted(Row().environment(Counter())).texts == ["0"])
  }

  @propertyWrapper struct Doubled: DynamicProperty {
    @State private var base = 2
    @Environment(\.lineLimit) private var limit
    private var value = 0
    let history: History
    init(_ history: History) { self.history = history }
    var wrappedValue: Int { value }
    mutating func update() {
      value = base * 2 + (limit ?? 0)
      history("update \(value)")
    }
  }

  @Test("ST-16 a property of one's own is updated after those in it and before the body")
  func ownProperty() {
    struct Row: View {
      @Doubled var first: Int
      @Doubled var second: Int
      let history: History
      init(_ history: History) {
        self.history = history
        _first = Doubled(history)
        _second = Doubled(history)
      }
      var body: some View {
        let _ = history("body \(first)")
        Text("\(first + second)")
      }
    }
    let history = History()
    #expect(Hosted(Row(history).lineLimit(3)).texts == ["14"])
    #expect(history.take() == ["update 7", "update 7", "body 7"])
  }

  @Test("ST-18 a body also runs when what it reads of its environment changes, with equal inputs")
  func environmentRuns() {
    struct Row: View {
      let history: History
      @Environment(\.colorScheme) private var scheme
      var body: some View {
        let _ = history("body \(scheme)")
        Text("a")
      }
    }
    let history = History()
    let hosted = Hosted(Row(history: history).environment(\.colorScheme, .light))
    hosted.set(Row(history: history).environment(\.colorScheme, .light))
    hosted.set(Row(history: history).environment(\.colorScheme, .dark))
    #expect(history.take() == ["body light", "body dark"])
  }

  @Test("Whether assistive technology is on can be said for a part of a screen, as previews do")
  func assistiveEnvironment() {
    struct Row: View {
      let history: History
      @Environment(\.accessibilityEnabled) private var isAssisted
      var body: some View {
        let _ = history("assisted \(isAssisted)")
        Text("a")
      }
    }
    let history = History()
    let hosted = Hosted(Row(history: history).environment(\.accessibilityEnabled, true))
    hosted.set(Row(history: history).environment(\.accessibilityEnabled, false))
    #expect(history.take() == ["assisted true", "assisted false"])
  }

  @Test("ST-20 properties read outside of a body warn with SwiftUI's words")
  func outsideBody() {
    struct Row: View {
      @FocusState var isFocused: Bool
      @Namespace var space
      @Environment(\.colorScheme) var scheme
      var body: some View { Text("a") }
    }
    let row = Row()
    let events = recording {
      _ = row.isFocused
      _ = row.space
      _ = row.scheme
    }
    let texts = events.compactMap { if case .warning("ST-20", let text) = $0 { text } else { nil } }
    #expect(
      texts == [
        "Accessing FocusState's value outside of the body of a View. This will result in a constant Binding of the initial value and will not update.",
        "Reading a Namespace property outside View.body. This will result in identifiers that never match any other identifier.",
        "Accessing Environment<ColorScheme>'s value outside of being installed on a View. This will always read the default value and will not update.",
      ])
  }

  @Test("ST-19 a namespace is a view's own and stays its own")
  func namespaces() {
    struct Row: View {
      let hand: (Namespace.ID) -> Void
      let number: Int
      @Namespace private var space
      var body: some View {
        let _ = hand(space)
        Text("\(number)")
      }
    }
    var ids: [Namespace.ID] = []
    func rows(_ number: Int) -> some View {
      VStack {
        Row(hand: { ids.append($0) }, number: number)
        Row(hand: { ids.append($0) }, number: number)
      }
    }
    let hosted = Hosted(rows(1))
    hosted.set(rows(2))
    #expect(ids.count == 4 && ids[0] == ids[2] && ids[1] == ids[3] && ids[0] != ids[1])
  }

  @Test("ST-23 rebinding a row to another item fires onChange, though nothing was changed; with another id it does not")
  func changeAcrossReuse() {
    struct Row: View {
      let title: String
      let history: History
      var body: some View { Text(title).onChange(of: title) { old, new in history("\(old)→\(new)") } }
    }
    let history = History()
    let hosted = Hosted(Row(title: "a", history: history))
    hosted.set(Row(title: "b", history: history))
    #expect(history.take() == ["a→b"])
    let marked = Hosted(Row(title: "a", history: history).id("a"))
    marked.set(Row(title: "b", history: history).id("b"))
    #expect(history.take() == [])
  }

  @Test("ST-27 a task without an id goes on for the old item when its row is bound to another one")
  func taskAcrossReuse() async {
    struct Row: View {
      let title: String
      let history: History
      @State private var loaded = "-"
      var body: some View {
        Text("\(title) \(loaded)").task {
          history("start \(title)")
          loaded = title
        }
      }
    }
    let history = History()
    let hosted = Hosted(Row(title: "a", history: history))
    for _ in 0..<10_000 where history.entries.isEmpty { await Task.yield() }
    hosted.set(Row(title: "b", history: history))
    for _ in 0..<100 { await Task.yield() }
    hosted.settle()
    #expect(history.take() == ["start a"])
    #expect(hosted.texts == ["b a"])
  }

  @Test("ST-31 withAnimation marks the writes in it, an inner transaction replaces it, a binding may carry its own")
  func transactions() {
    var seen: [String] = []
    func note() { seen.append(Transaction.current.animation.map { "\($0.name)" } ?? "none") }
    let binding = Binding<Int>(get: { 0 }, set: { _, transaction in seen.append(transaction.animation?.name ?? "none") })
    withAnimation(.easeInOut) {
      note()
      binding.wrappedValue = 1
      withTransaction(Transaction(animation: nil)) { note() }
    }
    binding.animation(.linear).wrappedValue = 2
    binding.wrappedValue = 3
    note()
    let easeInOut = Animation.easeInOut.name
    #expect(seen == [easeInOut, easeInOut, "none", Animation.linear.name, "none", "none"])
  }

  @Test("ST-32 a binding to an object's property writes at once, within the binding's transaction")
  func objectBinding() {
    final class Watched: ObservableObject {
      var log: [String] = []
      @Published var name = "a" { didSet { log.append("\(name) \(Transaction.current.animation != nil)") } }
    }
    struct Row: View {
      @ObservedObject var model: Watched
      var body: some View {
        Button("go") {
          $model.name.wrappedValue = "b"
          model.log.append("after b")
          $model.name.animation().wrappedValue = "c"
        }
      }
    }
    let model = Watched()
    Hosted(Row(model: model)).tap(text: "go")
    #expect(model.log == ["b false", "after b", "c true"])
  }
}
