import CellTrace
import Combine
import Foundation
import HeadlessCore
import Observation
import Testing

@testable import SwiftUI

@MainActor @Suite struct StateTests {
  struct Stale: View {
    @State var text: String
    var body: some View { Text(text) }
  }

  @Test("ST-01 the initial value counts once; a later initialiser's value is ignored")
  func initialValueOnce() {
    let hosted = Hosted(Stale(text: "first"))
    hosted.set(Stale(text: "second"))
    #expect(hosted.texts == ["first"])
    #expect(hosted.states == ["Stale.text=first"])
  }

  struct Counter: View {
    let history: History
    @State private var value = 0
    let action: (Binding<Int>) -> Void
    var body: some View {
      let _ = history("body \(value)")
      Button("go") { action($value) }
    }
  }

  @Test("ST-02 a write of an equal value runs no body")
  func equalWrite() {
    let history = History()
    let hosted = Hosted(Counter(history: history) { $0.wrappedValue = 0 })
    hosted.tap(text: "go")
    #expect(history.take() == ["body 0"])
  }

  @Test("ST-03 an action reads what it wrote; the body sees it in its update")
  func readAfterWrite() {
    let history = History()
    let hosted = Hosted(
      Counter(history: history) {
        $0.wrappedValue = 7
        history("read \($0.wrappedValue)")
      })
    hosted.tap(text: "go")
    #expect(history.take() == ["body 0", "read 7", "body 7"])
  }

  @Test("ST-03 a projected state outside a view warns and is constant")
  func projectedOutside() {
    let events = recording {
      let state = State(wrappedValue: 1)
      state.projectedValue.wrappedValue = 2
      #expect(state.wrappedValue == 1)
    }
    #expect(
      events == [
        .warning(
          ledgerID: "ST-03",
          text:
            "Accessing State's value outside of being installed on a View. This will result in a constant Binding of the initial value and will not update."
        )
      ])
  }

  struct Unread: View {
    let history: History
    @State private var value = 0
    var body: some View {
      let _ = history("body")
      Button("go") { value += 1 }
    }
  }

  @Test("ST-04 writing a state that the body doesn't read runs no body")
  func unread() {
    let history = History()
    let hosted = Hosted(Unread(history: history))
    hosted.tap(text: "go")
    hosted.tap(text: "go")
    #expect(history.take() == ["body"])
    #expect(hosted.states == ["Unread.value=2"])
  }

  struct WritesInBody: View {
    @State private var value = 0
    var body: some View {
      let _ = value = 5
      Text("\(value)")
    }
  }

  @Test("ST-05 a write in a body warns and is dropped")
  func writeInBody() {
    var hosted: Hosted?
    let events = recording { hosted = Hosted(WritesInBody()) }
    #expect(
      events.contains(
        .warning(
          ledgerID: "ST-05", text: "Modifying state during view update, this will cause undefined behavior.")))
    #expect(hosted?.texts == ["0"])
  }

  struct Coalescing: View {
    let history: History
    @State private var value = 0
    var body: some View {
      let _ = history("body \(value)")
      Text("x")
        .onAppear {
          value = 1
          value = 2
          withAnimation {
            value = 3
            value = 4
          }
        }
        .onChange(of: value) { old, new in history("\(old)→\(new)") }
    }
  }

  @Test("ST-06 writes of one transaction make one update; an animated write starts another")
  func coalescing() {
    let history = History()
    _ = Hosted(Coalescing(history: history))
    #expect(history.take() == ["body 0", "body 2", "0→2", "body 4", "2→4"])
  }

  final class Model: ObservableObject {
    @Published var t1 = 0
    var plain = 0
    @Published var text = "a"
  }

  struct Owner: View {
    let history: History
    let changesPublished: Bool
    @StateObject private var model = Model()
    var body: some View {
      let _ = history("owner")
      VStack {
        Sub(name: "sub1", value: model.t1, history: history)
        Sub(name: "sub2", value: 0, history: history)
      }
      .onAppear { if changesPublished { model.t1 += 1 } else { model.plain += 1 } }
    }
  }

  struct Sub: View {
    let name: String
    let value: Int
    let history: History
    var body: some View {
      let _ = history(name)
      Text("\(value)")
    }
  }

  @Test("ST-15 only the subview whose input changed runs again")
  func counting() {
    let history = History()
    _ = Hosted(Owner(history: history, changesPublished: true))
    #expect(history.take() == ["owner", "sub1", "sub2", "owner", "sub1"])
    _ = Hosted(Owner(history: history, changesPublished: false))
    #expect(history.take() == ["owner", "sub1", "sub2"])
  }

  @Observable final class Watched {
    var t1 = 0
    @ObservationIgnored var plain = 0
    var text = "a"
  }

  struct WatchedOwner: View {
    let history: History
    let change: (Watched) -> Void
    @State private var model = Watched()
    var body: some View {
      let _ = history("owner")
      VStack {
        Sub(name: "sub1", value: model.t1, history: history)
        Sub(name: "sub2", value: 0, history: history)
      }
      .onAppear { change(model) }
    }
  }

  @Test("ST-15 OB-01 an observable object invalidates by the property read")
  func counting2() {
    let history = History()
    _ = Hosted(WatchedOwner(history: history) { $0.t1 += 1 })
    #expect(history.take() == ["owner", "sub1", "sub2", "owner", "sub1"])
    _ = Hosted(WatchedOwner(history: history) { $0.plain += 1 })
    #expect(history.take() == ["owner", "sub1", "sub2"])
  }

  struct Observer: View {
    let history: History
    @ObservedObject var model: Model
    var body: some View {
      let _ = history("body")
      TextField("name", text: $model.text)
    }
  }

  @Test("ST-11 any change of an observed object runs the body; another object is followed")
  func observed() {
    let history = History()
    let first = Model()
    let second = Model()
    let hosted = Hosted(Observer(history: history, model: first))
    first.t1 = 1
    hosted.settle()
    #expect(history.take() == ["body", "body"])
    hosted.set(Observer(history: history, model: second))
    first.t1 = 2
    hosted.settle()
    #expect(history.take() == ["body"])
    second.text = "z"
    hosted.settle()
    #expect(hosted.texts == ["z"])
  }

  @Test("ST-09 a state object is made once, before the first body")
  func stateObjectOnce() {
    struct Holder: View {
      let history: History
      @StateObject var model: Model
      init(history: History) {
        self.history = history
        _model = StateObject(
          wrappedValue: {
            history("made")
            return Model()
          }())
      }
      var body: some View {
        let _ = history("body")
        Text("\(model.t1)")
      }
    }
    let history = History()
    let hosted = Hosted(Holder(history: history))
    hosted.set(Holder(history: history))
    #expect(history.take() == ["made", "body"])
  }

  @Test("ST-13 publishing from another thread warns")
  func publishesInBackground() {
    let model = Model()
    let hosted = Hosted(Observer(history: History(), model: model))
    let events = recording {
      nonisolated(unsafe) let model = model
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        model.t1 = 5
        done.signal()
      }
      done.wait()
    }
    #expect(
      events == [
        .warning(
          ledgerID: "ST-13",
          text:
            "Publishing changes from background threads is not allowed; make sure to publish values from the main thread (via operators like receive(on:)) on model updates."
        )
      ])
    withExtendedLifetime(hosted) {}
  }

  @Test("ST-14 publishing in a body warns")
  func publishesInBody() {
    struct Publisher: View {
      @ObservedObject var model: Model
      var body: some View {
        let _ = model.t1 == 0 ? (model.t1 = 1) : ()
        Text("\(model.t1)")
      }
    }
    let events = recording { _ = Hosted(Publisher(model: Model())) }
    #expect(
      events.filter { if case .warning = $0 { true } else { false } } == [
        .warning(
          ledgerID: "ST-14",
          text: "Publishing changes from within view updates is not allowed, this will cause undefined behavior.")
      ])
  }

  struct Skipped: View {
    let number: Int
    let name: String
    let history: History
    var body: some View {
      let _ = history("body")
      Text(name)
    }
  }

  @Test("ST-17 a body is skipped when its inputs are equal")
  func skipping() {
    let history = History()
    let hosted = Hosted(Skipped(number: 1, name: "a", history: history))
    hosted.set(Skipped(number: 1, name: "a", history: history))
    #expect(history.take() == ["body"])
    hosted.set(Skipped(number: 2, name: "a", history: history))
    #expect(history.take() == ["body"])
  }

  @Test("ST-17 a view that holds a weak reference counts as changed, and is not read as a strong one")
  func weakReference() {
    final class Delegate: Equatable { static func == (left: Delegate, right: Delegate) -> Bool { left === right } }
    struct WithWeak: View {
      weak var delegate: Delegate?
      let history: History
      var body: some View {
        let _ = history("body")
        Text(delegate == nil ? "gone" : "here")
      }
    }
    let history = History()
    var delegate: Delegate? = Delegate()
    let hosted = Hosted(WithWeak(delegate: delegate, history: history))
    hosted.set(WithWeak(delegate: delegate, history: history))
    #expect(hosted.texts == ["here"])
    delegate = nil
    hosted.set(WithWeak(delegate: delegate, history: history))
    #expect(hosted.texts == ["gone"])
    #expect(history.take() == ["body", "body", "body"])
  }

  @Test("a user's modifier keeps its own state, reported under its name")
  func modifierState() {
    struct Tappable: ViewModifier {
      @State private var taps = 0
      func body(content: Content) -> some View {
        VStack {
          content
          Button("tap \(taps)") { taps += 1 }
        }
      }
    }
    let hosted = Hosted(Text("a").modifier(Tappable()))
    hosted.tap(text: "tap 0")
    hosted.set(Text("b").modifier(Tappable()))
    #expect(hosted.texts == ["b", "tap 1"])
    #expect(hosted.builder.stateCells.map { "\($0.viewType).\($0.property)=\($0.value)" } == ["Tappable.taps=1"])
  }

  @Test("ST-17 a closure counts as changed")
  func closures() {
    struct WithClosure: View {
      let history: History
      let action: () -> Void
      var body: some View {
        let _ = history("body")
        Text("x")
      }
    }
    let history = History()
    var captured = 0
    let hosted = Hosted(WithClosure(history: history) { captured += 1 })
    hosted.set(WithClosure(history: history) { captured += 1 })
    #expect(history.take() == ["body", "body"])
  }

  struct Locked: View, Equatable {
    let number: Int
    let history: History
    nonisolated static func == (left: Locked, right: Locked) -> Bool { true }
    var body: some View {
      let _ = history("body \(number)")
      Text("\(number)")
    }
  }

  @Test("ST-17 an equatable view is compared by its own equality")
  func equatable() {
    let history = History()
    let hosted = Hosted(Locked(number: 1, history: history).equatable())
    hosted.set(Locked(number: 2, history: history).equatable())
    #expect(history.take() == ["body 1"])
    #expect(hosted.texts == ["1"])
  }

  struct Reader: View {
    let history: History
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.lineLimit) private var lineLimit
    var body: some View {
      let _ = history("body \(isEnabled)")
      Text("x")
    }
  }

  @Test("ST-21 only a change of a value that was read runs the body")
  func environment() {
    let history = History()
    let hosted = Hosted(Reader(history: history).lineLimit(1).disabled(false))
    hosted.set(Reader(history: history).lineLimit(2).disabled(false))
    #expect(history.take() == ["body true"])
    hosted.set(Reader(history: history).lineLimit(2).disabled(true))
    #expect(history.take() == ["body false"])
  }

  @Test("ST-22 onChange is silent for the first value and tells old and new")
  func onChange() {
    struct Watcher: View {
      let history: History
      let value: Int
      var body: some View {
        Text("x")
          .onChange(of: value) { history("plain \(value)") }
          .onChange(of: value, initial: true) { history("initial \($0) \($1)") }
      }
    }
    let history = History()
    let hosted = Hosted(Watcher(history: history, value: 1))
    #expect(history.take() == ["initial 1 1"])
    hosted.set(Watcher(history: history, value: 2))
    #expect(history.take() == ["plain 2", "initial 1 2"])
  }

  @Test("ST-22 the deprecated form runs the old closure with the new value")
  func onChangeOld() {
    struct Watcher: View {
      let history: History
      let value: Int
      var body: some View { Text("x").onChange(of: value, perform: { history("body \(value) new \($0)") }) }
    }
    let history = History()
    let hosted = Hosted(Watcher(history: history, value: 1))
    hosted.set(Watcher(history: history, value: 2))
    #expect(history.take() == ["body 1 new 2"])
  }

  @Test("ST-24 a change action that feeds itself fires twice and warns")
  func onChangeLoop() {
    struct Loop: View {
      let history: History
      @State private var value = 0
      var body: some View {
        Button("go") { value = 1 }
          .onChange(of: value) { _, new in
            history("\(new)")
            value = new + 1
          }
      }
    }
    let history = History()
    let hosted = Hosted(Loop(history: history))
    let events = recording { hosted.tap(text: "go") }
    #expect(history.take() == ["1", "2"])
    #expect(
      events.contains(
        .warning(ledgerID: "ST-24", text: "onChange(of: Int) action tried to update multiple times per frame.")))
  }

  @Test("ST-25 onReceive gets the current value after the update, then each new one")
  func onReceive() {
    struct Receiver: View {
      let history: History
      let subject: CurrentValueSubject<Int, Never>
      var body: some View {
        let _ = history("body")
        Text("x").onReceive(subject) { history("value \($0)") }
      }
    }
    let history = History()
    let subject = CurrentValueSubject<Int, Never>(1)
    let hosted = Hosted(Receiver(history: history, subject: subject))
    hosted.set(Receiver(history: history, subject: subject))
    subject.send(2)
    #expect(history.take() == ["body", "value 1", "value 2"])
  }

  @Test("ST-28 appearance actions run after the update, once for a group")
  func appearance() {
    let history = History()
    let hosted = Hosted(
      Group {
        Text("a")
        Text("b")
      }
      .onAppear { history("appear") }
      .onDisappear { history("disappear") })
    #expect(history.take() == ["appear"])
    hosted.graph.appeared = false
    hosted.settle()
    #expect(history.take() == ["disappear"])
    hosted.graph.appeared = true
    hosted.settle()
    #expect(history.take() == ["appear"])
  }

  @Test("ST-29 a constant binding ignores writes; a part of a binding writes the whole")
  func bindings() {
    struct Point: Equatable { var x = 1, y = 2 }
    let constant = Binding.constant(3)
    constant.wrappedValue = 4
    #expect(constant.wrappedValue == 3)
    var point = Point()
    let binding = Binding(get: { point }, set: { point = $0 })
    binding.x.wrappedValue = 9
    #expect(point == Point(x: 9, y: 2))
    var optional: Int? = nil
    let maybe = Binding(get: { optional }, set: { optional = $0 })
    #expect(Binding(maybe) == nil)
  }

  @Observable final class Bound { var isOn = false }

  @Test("ST-37 a binding of closures reads its value when it is made, so the body that makes it follows the value")
  func bindingIsRead() {
    struct Panel: View {
      let settings: Bound
      let history: History
      var body: some View {
        let isOn = Binding(get: { settings.isOn }, set: { settings.isOn = $0 })
        let _ = history("body")
        // The binding is handed on and not read here.
        Button("on") { isOn.wrappedValue = true }
      }
    }
    var reads = 0
    let number = Binding(
      get: {
        reads += 1
        return reads
      }, set: { _ in })
    #expect(reads == 1 && number.wrappedValue == 2)
    let (settings, history) = (Bound(), History())
    let hosted = Hosted(Panel(settings: settings, history: history))
    settings.isOn = true
    hosted.settle()
    #expect(history.take() == ["body", "body"])
  }

  @Test("UH-30 rebinding in place fires no appearance action")
  func rebind() {
    struct Row: View {
      let name: String
      let history: History
      var body: some View { Text(name).onAppear { history("appear \(name)") }.onDisappear { history("gone \(name)") } }
    }
    let history = History()
    let hosted = Hosted(Row(name: "a", history: history))
    hosted.set(Row(name: "b", history: history))
    #expect(history.take() == ["appear a"])
  }
}
