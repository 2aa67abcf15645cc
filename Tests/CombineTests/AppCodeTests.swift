import Combine
import Foundation
import HeadlessCore
import Testing

/// As apps write it in Swift 6: isolated to the main actor, pipelines stored in the object.
@MainActor private final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []
  private var bag = Set<AnyCancellable>()

  init() {
    $query
      .dropFirst()
      .debounce(for: .milliseconds(250), scheduler: RunLoop.main)
      .removeDuplicates()
      .map { query in query.isEmpty ? [] : [query, query.uppercased()] }
      .sink { [weak self] in self?.results = $0 }
      .store(in: &bag)
  }
}

private class Late {
  @Published var count = 0
}

extension Late: ObservableObject {}

private final class Box<Value>: ObservableObject {
  @Published var value: Value
  init(_ value: Value) { self.value = value }
}

@Suite("Combine as apps use it") @MainActor struct AppCodeTests {
  init() { RunState.begin() }

  @Test("CB-04 a search field's pipeline settles on the last query and announces its results")
  func search() {
    hosted {
      let history = History()
      let model = SearchModel()
      let subscription = model.objectWillChange.sink { history.add("\(model.query) \(model.results)") }
      model.query = "a"
      model.query = "ab"
      HostLoop.advance(by: 1)
      #expect(model.results == ["ab", "AB"])
      #expect(history.entries == [" []", "a []", "ab []"])
      subscription.cancel()
    }
  }

  @Test("CB-01 conformance may come in an extension, and the class may be generic")
  func unusualClasses() {
    let history = History()
    let late = Late()
    let box = Box(["a": 1])
    let subscriptions = [
      late.objectWillChange.sink { history.add("late") }, box.objectWillChange.sink { history.add("box") },
    ]
    late.count = 1
    box.value["b"] = 2
    box.value["b", default: 0] += 1
    #expect(history.entries == ["late", "box", "box"])
    #expect(box.value == ["a": 1, "b": 3] && subscriptions.count == 2)
  }

  @Test("CB-05 values is an asynchronous sequence that asks for one value at a time")
  func values() async throws {
    var numbers: [Int] = []
    for await number in [1, 2, 3].publisher.values { numbers.append(number) }
    #expect(numbers == [1, 2, 3])
    let failing = [1].publisher.setFailureType(to: Broken.self).append(Fail(error: Broken()))
    var seen: [Int] = []
    await #expect(throws: Broken()) { for try await number in failing.values { seen.append(number) } }
    #expect(seen == [1])
  }

  @Test("CB-05 a cancelled task ends its asynchronous sequence")
  func cancelledValues() async {
    let subject = PassthroughSubject<Int, Never>()
    let task = Task { @MainActor in
      var count = 0
      for await _ in subject.values { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }

  @Test("CB-05 a future can be awaited")
  nonisolated func awaitedFuture() async throws {
    let future = Future<Int, Broken> { $0(.success(4)) }
    #expect(try await future.value == 4)
    #expect(await Future<Int, Never> { $0(.success(5)) }.value == 5)
  }

  @Test("CB-05 one publisher may open or end another")
  func untilOutput() {
    let history = History()
    let values = PassthroughSubject<Int, Never>()
    let signal = PassthroughSubject<Void, Never>()
    var bag: Set<AnyCancellable> = []
    values.prefix(untilOutputFrom: signal).map { "before \($0)" }.record(in: history).store(in: &bag)
    values.drop(untilOutputFrom: signal).map { "after \($0)" }.record(in: history).store(in: &bag)
    values.send(1)
    signal.send()
    values.send(2)
    #expect(history.entries == ["before 1", "finished", "after 2"])
  }

  @Test("CB-05 timeout ends a pipeline in which nothing comes")
  func timeout() {
    hosted {
      let history = History()
      let subject = PassthroughSubject<Int, Broken>()
      let subscription = subject.timeout(.seconds(1), scheduler: DispatchQueue.main, customError: { Broken(name: "late") })
        .record(in: history)
      HostLoop.advance(by: 0.8)
      subject.send(1)
      HostLoop.advance(by: 0.8)
      #expect(history.entries == ["1"])
      HostLoop.advance(by: 0.8)
      subject.send(2)
      #expect(history.entries == ["1", "failed late"])
      subscription.cancel()
    }
  }
}
