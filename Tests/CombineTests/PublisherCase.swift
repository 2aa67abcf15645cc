import Combine
import Testing

/// A publisher that begins a pipeline, under the conditions that each of them is held to. Its closures capture nothing.
struct PublisherCase: @unchecked Sendable, CustomTestStringConvertible {
  var name: String
  /// What `print()` shows of its subscription.
  var subscription: String
  /// What comes with unlimited demand.
  var values: [String]
  /// What comes if one value is asked for, and more in a second request.
  var first: [String]
  var rest: [String]
  var run: () -> PublisherRun

  var testDescription: String { name }
}

/// A publisher, and what is done to it once somebody listens.
final class PublisherRun {
  /// `act` sends what a subject sends; publishers with values of their own need none.
  init<P: Publisher>(_ publisher: P, act: @escaping () -> Void = {}) {
    self.act = act
    subscribe = { history, demand in
      let recorder = Recorder<P.Output, P.Failure>(history, initially: demand)
      publisher.subscribe(recorder)
      return OperatorRun.Subscribed(recorder: recorder, subscription: { [weak recorder] in recorder?.subscription })
    }
  }

  let act: () -> Void
  let subscribe: (History, Subscribers.Demand) -> OperatorRun.Subscribed
}

extension PublisherCase {
  init<P: Publisher>(
    _ name: String, subscription: String, values: [String], first: [String], rest: [String],
    act: @escaping (P) -> Void = { _ in }, _ make: @escaping () -> P
  ) {
    self.init(name: name, subscription: subscription, values: values, first: first, rest: rest) {
      let publisher = make()
      return PublisherRun(publisher) { act(publisher) }
    }
  }

  static let all: [PublisherCase] = [
    PublisherCase("Just", subscription: "Just", values: ["1", "finished"], first: ["1", "finished"], rest: []) { Just(1) },
    PublisherCase(
      "Optional, of a value", subscription: "Optional", values: ["1", "finished"], first: ["1", "finished"], rest: []
    ) {
      Optional(1).publisher
    },
    PublisherCase("Optional, of none", subscription: "Empty", values: ["finished"], first: ["finished"], rest: []) {
      Int?.none.publisher
    },
    PublisherCase("Result, of a value", subscription: "Once", values: ["1", "finished"], first: ["1", "finished"], rest: []) {
      Result<Int, Broken>.success(1).publisher
    },
    PublisherCase(
      "Result, of a failure", subscription: "Empty", values: ["failed broken"], first: ["failed broken"], rest: []
    ) {
      Result<Int, Broken>.failure(Broken()).publisher
    },
    PublisherCase(
      "Sequence", subscription: "[1, 2, 3]", values: ["1", "2", "3", "finished"], first: ["1"], rest: ["2", "3", "finished"]
    ) {
      [1, 2, 3].publisher
    },
    PublisherCase("Sequence, empty", subscription: "Empty", values: ["finished"], first: ["finished"], rest: []) {
      [Int]().publisher
    },
    PublisherCase("Empty", subscription: "Empty", values: ["finished"], first: ["finished"], rest: []) { Empty<Int, Broken>() },
    PublisherCase("Empty, without an end", subscription: "Empty", values: [], first: [], rest: []) {
      Empty<Int, Broken>(completeImmediately: false)
    },
    PublisherCase("Fail", subscription: "Empty", values: ["failed broken"], first: ["failed broken"], rest: []) {
      Fail<Int, Broken>(error: Broken())
    },
    PublisherCase("Deferred", subscription: "Just", values: ["1", "finished"], first: ["1", "finished"], rest: []) {
      Deferred { Just(1) }
    },
    PublisherCase("Future", subscription: "Future", values: ["1", "finished"], first: ["1", "finished"], rest: []) {
      Future<Int, Broken> { $0(.success(1)) }
    },
    PublisherCase("Future, of a failure", subscription: "Future", values: ["failed broken"], first: ["failed broken"], rest: []) {
      Future<Int, Broken> { $0(.failure(Broken())) }
    },
    PublisherCase(
      "Record", subscription: "[1, 2]", values: ["1", "2", "failed broken"], first: ["1"], rest: ["2", "failed broken"]
    ) {
      Record(output: [1, 2], completion: .failure(Broken()))
    },
    PublisherCase(
      "PassthroughSubject", subscription: "PassthroughSubject", values: ["1", "2", "finished"], first: ["1", "finished"],
      rest: [],
      act: sendAll
    ) { PassthroughSubject<Int, Broken>() },
    PublisherCase(
      "CurrentValueSubject", subscription: "CurrentValueSubject", values: ["0", "1", "2", "finished"],
      first: ["0", "finished"], rest: [], act: sendAll
    ) { CurrentValueSubject<Int, Broken>(0) },
  ]

  /// Sends two values and the end.
  private static func sendAll<S: Subject>(_ subject: S) where S.Output == Int {
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
  }
}
