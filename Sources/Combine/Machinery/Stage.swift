/// What a stage does with one value.
enum Step<Output> {
  /// Passes a value on.
  case emit(Output)
  /// Swallows the value and asks for another one in its place.
  case skip
  /// Passes a value on and ends.
  case emitAndFinish(Output)
  /// Ends.
  case finish
}

/// What a stage does with events that come before its subscription.
enum EarlyEvents: Equatable {
  /// They are programming errors; a cancellation is remembered.
  case trapped
  /// Nothing, and a cancellation is forgotten.
  case ignored
  /// Values are treated as later ones, everything else is ignored. Values after the end are taken too.
  case valuesTaken(failingOnce: Bool)
  /// All are treated as later ones.
  case taken
}

/// One operator between upstream and downstream that answers each value with at most one value.
///
/// Publishers deliver one value at a time, so the closures' own state needs no lock. The downstream is kept to the
/// stage's own end, as Apple's stages do: a subscriber that never lets go of its subscription keeps itself alive.
class Stage<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, Described {
  init(
    _ name: String, _ downstream: Downstream, early: EarlyEvents = .ignored,
    needsDemand: Bool = false, shows: @escaping (Stage) -> Shown = { _ in [:] },
    onInput: @escaping (Input) throws -> Step<Downstream.Input>,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>,
    onError: @escaping (any Error) -> Downstream.Failure
  ) {
    description = name
    self.downstream = downstream
    self.early = early
    self.needsDemand = needsDemand
    self.shows = shows
    self.onInput = onInput
    self.onCompletion = onCompletion
    self.onError = onError
  }

  let description: String
  let downstream: Downstream
  let link = Link()
  var shown: Shown { shows(self) }

  func receive(subscription: any Subscription) {
    guard link.attach(subscription) else { return }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    switch early {
    case .trapped:
      precondition(!link.isWaiting, "\(description) got a value before its subscription")
      if link.isEnded { return .none }
    case .ignored: if !link.isAttached { return .none }
    case .taken: if link.isEnded { return .none }
    case .valuesTaken: break
    }
    do {
      switch try onInput(input) {
      case .emit(let output): return downstream.receive(output)
      case .skip: return .max(1)
      case .emitAndFinish(let output):
        link.cancelForGood()
        _ = downstream.receive(output)
        downstream.receive(completion: .finished)
      case .finish:
        link.cancelForGood()
        downstream.receive(completion: .finished)
      }
    } catch {
      let isFirst = link.cancelForGood()
      if isFirst || early == .valuesTaken(failingOnce: false) {
        downstream.receive(completion: .failure(onError(error)))
      }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if link.isWaiting {
      switch early {
      case .trapped: preconditionFailure("\(description) got a completion before its subscription")
      case .ignored, .valuesTaken: return
      case .taken: break
      }
    }
    guard link.finishEarlyOrLate() else { return }
    downstream.receive(completion: onCompletion(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    if needsDemand { demand.requireSome() }
    if early == .trapped, link.isWaiting { preconditionFailure("\(description) got a request before its subscription") }
    link.subscription?.request(demand)
  }

  func cancel() { if early == .trapped { link.cancelForGood() } else { link.cancel() } }

  private let early: EarlyEvents
  private let needsDemand: Bool
  private let shows: (Stage) -> Shown
  private let onInput: (Input) throws -> Step<Downstream.Input>
  private let onCompletion: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
  private let onError: (any Error) -> Downstream.Failure
}

extension Stage where Failure == Downstream.Failure {
  /// A stage whose closure does not throw.
  convenience init(
    _ name: String, _ downstream: Downstream, early: EarlyEvents = .ignored, needsDemand: Bool = false,
    shows: @escaping (Stage) -> Shown = { _ in [:] }, onInput: @escaping (Input) -> Step<Downstream.Input>
  ) {
    self.init(
      name, downstream, early: early, needsDemand: needsDemand, shows: shows, onInput: onInput, onCompletion: { $0 },
      onError: { preconditionFailure("\(name) does not throw, but there is \($0)") })
  }
}

extension Stage where Downstream.Failure == any Error {
  /// A stage whose closure may throw, which ends the pipeline.
  convenience init(
    trying name: String, _ downstream: Downstream, early: EarlyEvents = .ignored, needsDemand: Bool = false,
    shows: @escaping (Stage) -> Shown = { _ in [:] }, onInput: @escaping (Input) throws -> Step<Downstream.Input>
  ) {
    self.init(
      name, downstream, early: early, needsDemand: needsDemand, shows: shows, onInput: onInput, onCompletion: { $0.erased },
      onError: { $0 })
  }
}
