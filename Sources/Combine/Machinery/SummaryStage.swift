/// An operator that delivers one value when its upstream has ended (or earlier, if it knows enough).
final class SummaryStage<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  /// What is known after a value.
  enum Verdict {
    case goOn
    case done
    case failed(Downstream.Failure)
  }

  init(
    _ name: String, _ downstream: Downstream, onInput: @escaping (Input) -> Verdict,
    result: @escaping () -> Downstream.Input?, onFailure: @escaping (Failure) -> Downstream.Failure
  ) {
    description = name
    self.downstream = downstream
    self.onInput = onInput
    self.result = result
    self.onFailure = onFailure
  }

  let description: String

  func receive(subscription: any Subscription) {
    guard link.attach(subscription) else { return }
    downstream.receive(subscription: self)
    link.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard link.isAttached else { return .none }
    switch onInput(input) {
    case .goOn: break
    case .done:
      link.cancel()
      conclude()
    case .failed(let error):
      link.cancel()
      downstream.receive(completion: .failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard link.finish() else { return }
    switch completion {
    case .finished: conclude()
    case .failure(let error): downstream.receive(completion: .failure(onFailure(error)))
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let deliver = lock.withLock {
      isDemanded = true
      defer { isWaiting = false }
      return isWaiting
    }
    if deliver { finish() }
  }

  func cancel() {
    lock.withLock { isWaiting = false }
    link.cancel()
  }

  private let link = Link()
  private let lock = Lock()
  private let downstream: Downstream
  private let onInput: (Input) -> Verdict
  private let result: () -> Downstream.Input?
  private let onFailure: (Failure) -> Downstream.Failure
  private var isDemanded = false
  private var isWaiting = false

  private func conclude() {
    guard result() != nil else { return downstream.receive(completion: .finished) }
    let deliver = lock.withLock {
      isWaiting = !isDemanded
      return isDemanded
    }
    if deliver { finish() }
  }

  private func finish() {
    if let value = result() { _ = downstream.receive(value) }
    downstream.receive(completion: .finished)
  }
}
