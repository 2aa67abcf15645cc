/// An operator that delivers one value when its upstream has ended (or earlier, if it knows enough).
///
/// The end waits for demand, even if there is no value to deliver.
final class SummaryStage<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, Described {
  /// What is known after a value.
  enum Verdict {
    case goOn
    case done
  }

  init(
    _ name: String, _ downstream: Downstream, initial: Downstream.Input?, shows: ((SummaryStage) -> Shown)? = nil,
    onFailure: @escaping (Failure) -> Downstream.Failure, onError: @escaping (any Error) -> Downstream.Failure,
    onInput: @escaping (inout Downstream.Input?, Input) throws -> Verdict
  ) {
    description = name
    self.onError = onError
    self.downstream = downstream
    self.initial = initial
    self.shows = shows
    self.onInput = onInput
    self.onFailure = onFailure
    result = initial
  }

  let description: String
  var shown: Shown {
    shows?(self) ?? [
      "downstream": downstream, "result": result as Any, "initial": initial as Any, "status": link.subscription as Any,
    ]
  }

  func receive(subscription: any Subscription) {
    guard link.attach(subscription) else { return }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard link.isAttached else { return .none }
    do {
      guard try onInput(&result, input) == .done, link.cancel() else { return .none }
      conclude()
    } catch {
      link.cancel()
      fail(onError(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard link.finish() else { return }
    switch completion {
    case .finished: conclude()
    case .failure(let error): fail(onFailure(error))
    }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requireSome()
    let deliver = lock.withLock {
      isDemanded = true
      defer { isConcluded = false }
      return isConcluded
    }
    if deliver { finish() }
  }

  func cancel() {
    lock.withLock {
      isConcluded = false
      isOver = true
    }
    link.cancel()
  }

  private(set) var result: Downstream.Input?

  private let link = Link()
  private let lock = Lock()
  private let downstream: Downstream
  private let initial: Downstream.Input?
  private let shows: ((SummaryStage) -> Shown)?
  private let onInput: (inout Downstream.Input?, Input) throws -> Verdict
  private let onFailure: (Failure) -> Downstream.Failure
  private let onError: (any Error) -> Downstream.Failure
  private var isDemanded = false
  /// The end has come, and waits for demand.
  private var isConcluded = false
  private var isOver = false

  private func conclude() {
    let deliver = lock.withLock {
      guard !isOver else { return false }
      isConcluded = !isDemanded
      return isDemanded
    }
    if deliver { finish() }
  }

  private func fail(_ failure: Downstream.Failure) { downstream.receive(completion: .failure(failure)) }

  private func finish() {
    if let result { _ = downstream.receive(result) }
    downstream.receive(completion: .finished)
  }
}

extension SummaryStage where Failure == Downstream.Failure {
  /// A stage whose closure does not throw.
  convenience init(
    _ name: String, _ downstream: Downstream, initial: Downstream.Input?, shows: ((SummaryStage) -> Shown)? = nil,
    onInput: @escaping (inout Downstream.Input?, Input) -> Verdict
  ) {
    self.init(
      name, downstream, initial: initial, shows: shows, onFailure: { $0 },
      onError: { preconditionFailure("\(name) does not throw, but there is \($0)") }, onInput: onInput)
  }
}

extension SummaryStage where Downstream.Failure == any Error {
  /// A stage whose closure may throw, which ends the pipeline.
  convenience init(
    trying name: String, _ downstream: Downstream, initial: Downstream.Input?,
    onInput: @escaping (inout Downstream.Input?, Input) throws -> Verdict
  ) {
    self.init(name, downstream, initial: initial, onFailure: { $0 }, onError: { $0 }, onInput: onInput)
  }
}
