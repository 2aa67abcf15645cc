import Combine
import Testing

private class Base: ObservableObject {
  @Published var title = "a"
}

private final class Model: Base {
  @Published var count = 0
  var untracked = 0
}

private final class Plain: ObservableObject {
  var count = 0 { willSet { objectWillChange.send() } }
}

private final class Own: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  @Published var count = 0
}

@Suite("Published properties") struct PublishedTests {
  @Test("CB-01 objectWillChange fires on every set, equal values too, while the object still holds the old value")
  func willChange() {
    let history = History()
    let model = Model()
    let subscription = model.objectWillChange.sink { history.add("\(model.title) \(model.count)") }
    model.count = 1
    model.count = 1
    model.title = "b"
    model.untracked = 7
    #expect(history.entries == ["a 0", "a 1", "a 1"])
    #expect(model.title == "b" && model.count == 1)
    subscription.cancel()
  }

  @Test("CB-01 ST-11 an object has one objectWillChange, whichever property changes and whoever asks")
  func onePublisher() {
    let model = Model()
    #expect(model.objectWillChange === model.objectWillChange)
    #expect((model as Base).objectWillChange === model.objectWillChange)
    #expect(Model().objectWillChange !== model.objectWillChange)
  }

  @Test("CB-01 objectWillChange of a class without published properties stays the same for the object's life")
  func noPublishedProperties() {
    let history = History()
    let model = Plain()
    let subscription = model.objectWillChange.sink { history.add("will change from \(model.count)") }
    model.count = 3
    #expect(history.entries == ["will change from 0"])
    // Objects that come and go may reuse an address, never a publisher.
    var publishers: [ObservableObjectPublisher] = []
    for _ in 0..<200 { publishers.append(Plain().objectWillChange) }
    #expect(Set(publishers.map(ObjectIdentifier.init)).count == 200)
    subscription.cancel()
  }

  @Test("CB-01 a class with its own objectWillChange gets no automatic firing")
  func ownPublisher() {
    let history = History()
    let model = Own()
    let subscriptions = [
      model.objectWillChange.sink { history.add("will change") },
      model.$count.sink { history.add("count \($0)") },
    ]
    model.count = 1
    #expect(history.entries == ["count 0", "count 1"])
    #expect(subscriptions.count == 2)
  }

  @Test("CB-02 $property delivers the current value and then new ones before they are stored; objectWillChange is first")
  func projected() {
    let history = History()
    let model = Model()
    var bag: Set<AnyCancellable> = []
    model.objectWillChange.sink { history.add("will change") }.store(in: &bag)
    model.$count.sink { history.add("new \($0), stored \(model.count)") }.store(in: &bag)
    model.count = 1
    model.count += 1
    #expect(
      history.entries == [
        "new 0, stored 0", "will change", "new 1, stored 0", "will change", "new 2, stored 1",
      ])
    #expect(model.count == 2)
  }

  @Test("CB-02 values beyond demand are dropped; the latest is delivered when demand returns")
  func projectedDemand() {
    let history = History()
    let model = Model()
    let recorder = Recorder<Int, Never>(history, initially: .max(1))
    model.$count.subscribe(recorder)
    model.count = 1
    model.count = 2
    recorder.subscription?.request(.max(1))
    recorder.subscription?.request(.max(1))
    #expect(history.entries == ["subscribed", "0", "2"])
    model.count = 3
    #expect(history.entries == ["subscribed", "0", "2", "3"])
  }

  @Test("CB-02 a subscriber may set the property again from within")
  func nestedSet() {
    let history = History()
    let model = Model()
    let subscription = model.$title.sink { title in
      history.add(title)
      if title == "b" { model.count = 5 }
    }
    model.title = "b"
    #expect(history.entries == ["a", "b"])
    #expect(model.title == "b" && model.count == 5)
    subscription.cancel()
  }

  @Test("CB-03 assign(to: &$property) announces changes, and ends with the object")
  func assignToPublished() {
    let history = History()
    let subject = PassthroughSubject<Int, Never>()
    var model: Model? = Model()
    weak let remains = model
    var subscription: AnyCancellable?
    if let model {
      subscription = model.objectWillChange.sink { history.add("will change") }
      subject.handleEvents(receiveCancel: { history.add("cancelled") }).assign(to: &model.$count)
      subject.send(4)
      #expect(model.count == 4)
    }
    model = nil
    #expect(remains == nil)
    subject.send(5)
    #expect(history.entries == ["will change", "cancelled"])
    subscription?.cancel()
  }
}
