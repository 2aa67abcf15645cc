/// An operator that has no part in the subscription: its downstream gets the upstream's own.
struct PassingStage<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Described {
  /// `onInput` answers nil to swallow a value; another one is then asked for in its place.
  init(
    _ name: String, _ downstream: Downstream, shows: Shown = [:],
    onInput: @escaping (Input) -> Downstream.Input?,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
  ) {
    description = name
    shown = shows
    self.downstream = downstream
    self.onInput = onInput
    self.onCompletion = onCompletion
  }

  let description: String
  let shown: Shown
  let combineIdentifier = CombineIdentifier()

  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let output = onInput(input) else { return .max(1) }
    return downstream.receive(output)
  }

  func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: onCompletion(completion)) }

  private let downstream: Downstream
  private let onInput: (Input) -> Downstream.Input?
  private let onCompletion: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
}

extension PassingStage where Failure == Downstream.Failure {
  init(
    _ name: String, _ downstream: Downstream, shows: Shown = [:], onInput: @escaping (Input) -> Downstream.Input?
  ) { self.init(name, downstream, shows: shows, onInput: onInput, onCompletion: { $0 }) }
}
