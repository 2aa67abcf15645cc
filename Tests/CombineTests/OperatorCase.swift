import Combine
import Testing

/// One operator under the conditions that every operator is held to. Its closures capture nothing.
struct OperatorCase: @unchecked Sendable, CustomTestStringConvertible {
  var name: String
  /// What `print()` shows of its subscription.
  var subscription: String
  /// What comes of 1, 2, 3, 4 and a normal end with unlimited demand.
  var values: [String]
  /// What the upstream is asked for when the downstream asks for two values, then for one.
  var asked: [String]
  /// What a first value is answered with when the downstream wants 5 more with each value.
  var answer: String
  /// What comes of the value 1 and a failure, with unlimited demand.
  var failing: [String]
  /// A subscriber that keeps its subscription is freed after the end.
  var isFreed: Bool
  var run: () -> OperatorRun

  var testDescription: String { name }
}

/// An operator between a source and a recorder.
final class OperatorRun {
  init<P: Publisher>(_ make: (Source<Int, Broken>) -> P) {
    let source = Source<Int, Broken>()
    let publisher = make(source)
    self.source = source
    subscribe = { history, demand, more in
      let recorder = Recorder<P.Output, P.Failure>(history, initially: demand, then: more)
      publisher.subscribe(recorder)
      return Subscribed(recorder: recorder, subscription: { [weak recorder] in recorder?.subscription })
    }
  }

  struct Subscribed {
    var recorder: AnyObject
    var subscription: () -> (any Subscription)?
  }

  let source: Source<Int, Broken>
  let subscribe: (History, Subscribers.Demand, Subscribers.Demand) -> Subscribed
}

extension OperatorCase {
  /// In place of the name of a subscription that has none: Combine prints the type of what is inside.
  static let unnamed = "its type"

  /// The rest of what most operators do alike is given as defaults.
  init<P: Publisher>(
    _ name: String, subscription: String, values: [String], asked: [String] = ["2", "1"], answer: String = "5",
    failing: [String] = ["1", "failed broken"], isFreed: Bool = false,
    _ make: @escaping (Source<Int, Broken>) -> P
  ) {
    self.init(
      name: name, subscription: subscription, values: values, asked: asked, answer: answer, failing: failing,
      isFreed: isFreed, run: { OperatorRun(make) })
  }
}
