/// A value that comes once. Its work starts when the future is made, not when somebody subscribes.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let conduit = FutureConduit(subscriber, of: self) { [weak self] in self?.remove($0) }
    let isKnown = lock.withLock {
      if result == nil { waiting.append(conduit) }
      return result != nil
    }
    subscriber.receive(subscription: conduit)
    if isKnown, let result = lock.withLock({ result }) { conduit.fulfill(result) }
  }

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [FutureConduit<Output, Failure>] = []

  /// Only the first result counts.
  private func fulfill(_ result: Result<Output, Failure>) {
    let told = lock.withLock { () -> [FutureConduit<Output, Failure>] in
      guard self.result == nil else { return [] }
      self.result = result
      defer { waiting = [] }
      return waiting
    }
    for conduit in told { conduit.fulfill(result) }
  }

  private func remove(_ conduit: FutureConduit<Output, Failure>) {
    lock.withLock { waiting.removeAll { $0 === conduit } }
  }
}

/// One subscriber of a future: delivers when there are both a result and demand.
private final class FutureConduit<Output, Failure: Error>: Subscription, Described {
  init<S: Subscriber>(_ subscriber: S, of owner: Future<Output, Failure>, onCancel: @escaping (FutureConduit) -> Void)
  where S.Input == Output, S.Failure == Failure {
    end = End(receiver: AnySubscriber(subscriber), downstream: subscriber, owner: owner)
    self.onCancel = onCancel
  }

  var description: String { "Future" }
  var shown: Shown {
    let (end, isDemanded) = lock.withLock { (self.end, self.isDemanded) }
    return [
      "parent": end?.owner as Any, "downstream": end?.downstream as Any, "hasAnyDemand": isDemanded,
      "subject": end?.owner as Any,
    ]
  }

  func fulfill(_ result: Result<Output, Failure>) {
    lock.withLock { self.result = result }
    deliver()
    if lock.withLock({ isDelivered }) { release() }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requireSome()
    lock.withLock { isDemanded = true }
    deliver()
  }

  func cancel() {
    if release() { onCancel(self) }
  }

  private struct End {
    let receiver: AnySubscriber<Output, Failure>
    let downstream: Any
    let owner: Future<Output, Failure>
  }

  private let lock = Lock()
  private let onCancel: (FutureConduit) -> Void
  /// nil after a cancellation, and after a result that found demand.
  private var end: End?
  private var result: Result<Output, Failure>?
  private var isDemanded = false
  private var isDelivered = false

  @discardableResult
  private func release() -> Bool {
    let released = lock.withLock {
      defer { end = nil }
      return end
    }
    return withExtendedLifetime(released) { released != nil }
  }

  private func deliver() {
    let ready = lock.withLock { () -> (AnySubscriber<Output, Failure>, Result<Output, Failure>)? in
      guard let end, let result, !isDelivered else { return nil }
      if case .success = result, !isDemanded { return nil }
      isDelivered = true
      return (end.receiver, result)
    }
    guard let (receiver, result) = ready else { return }
    switch result {
    case .success(let value):
      _ = receiver.receive(value)
      receiver.receive(completion: .finished)
    case .failure(let error): receiver.receive(completion: .failure(error))
    }
  }
}

extension Future where Failure == Never {
  /// The value, awaited.
  public final var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        subscribe(
          OneShot<Output, Never> { if case .success(let value) = $0 { continuation.resume(returning: Unchecked(value)) } })
      }.value
    }
  }
}

extension Future where Failure: Error {
  public final var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        subscribe(OneShot<Output, Failure> { continuation.resume(with: $0.map(Unchecked.init).mapError { $0 }) })
      }.value
    }
  }
}

/// Hands over the single result of a future.
private final class OneShot<Input, Failure: Error>: Subscriber {
  init(_ body: @escaping (Result<Input, Failure>) -> Void) { self.body = body }

  func receive(subscription: any Subscription) { subscription.request(.unlimited) }

  func receive(_ input: Input) -> Subscribers.Demand {
    body(.success(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if case .failure(let error) = completion { body(.failure(error)) }
  }

  private let body: (Result<Input, Failure>) -> Void
}

/// Carries a value across an await; Combine makes no promise about the thread it was made on.
private struct Unchecked<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}
