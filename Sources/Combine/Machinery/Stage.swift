/// What a stage does with one value.
enum Step<Output, Failure: Error> {
  /// Passes a value on.
  case emit(Output)
  /// Swallows the value and asks for another one in its place.
  case skip
  /// Passes a value on and ends.
  case emitAndFinish(Output)
  /// Ends.
  case finish(Subscribers.Completion<Failure>)
}

/// One operator between upstream and downstream that answers each value with at most one value.
///
/// Publishers deliver one value at a time, so the closures' own state needs no lock.
final class Stage<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  init(
    _ name: String, _ downstream: Downstream,
    onInput: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
  ) {
    description = name
    self.downstream = downstream
    self.onInput = onInput
    self.onCompletion = onCompletion
  }

  let description: String

  func receive(subscription: any Subscription) {
    guard link.attach(subscription) else { return }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard link.isAttached else { return .none }
    switch onInput(input) {
    case .emit(let output): return downstream.receive(output)
    case .skip: return .max(1)
    case .emitAndFinish(let output):
      link.cancel()
      _ = downstream.receive(output)
      downstream.receive(completion: .finished)
    case .finish(let completion):
      link.cancel()
      downstream.receive(completion: completion)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard link.finish() else { return }
    downstream.receive(completion: onCompletion(completion))
  }

  func request(_ demand: Subscribers.Demand) { link.request(demand) }

  func cancel() { link.cancel() }

  private let link = Link()
  private let downstream: Downstream
  private let onInput: (Input) -> Step<Downstream.Input, Downstream.Failure>
  private let onCompletion: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
}

extension Stage where Failure == Downstream.Failure {
  convenience init(
    _ name: String, _ downstream: Downstream,
    onInput: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
  ) { self.init(name, downstream, onInput: onInput, onCompletion: { $0 }) }
}

extension Subscribers.Completion {
  /// The same end, seen as any error.
  var erased: Subscribers.Completion<any Error> {
    switch self {
    case .finished: return .finished
    case .failure(let error): return .failure(error)
    }
  }
}

/// Runs a throwing step; what it throws ends the pipeline.
func attempt<Output>(_ body: () throws -> Step<Output, any Error>) -> Step<Output, any Error> {
  do { return try body() } catch { return .finish(.failure(error)) }
}
