/// A value that comes once. Its work starts when the future is made, not when somebody subscribes.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let conduit = FutureConduit(subscriber) { [weak self] in self?.remove($0) }
    subscriber.receive(subscription: conduit)
    let known = lock.withLock {
      if result == nil { waiting.append(conduit) }
      return result
    }
    if let known { conduit.fulfill(known) }
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
private final class FutureConduit<Output, Failure: Error>: Subscription {
  init<S: Subscriber>(_ subscriber: S, onCancel: @escaping (FutureConduit) -> Void)
  where S.Input == Output, S.Failure == Failure {
    receiver = AnySubscriber(subscriber)
    self.onCancel = onCancel
  }

  func fulfill(_ result: Result<Output, Failure>) {
    lock.withLock { self.result = result }
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    lock.withLock { isDemanded = true }
    deliver()
  }

  func cancel() {
    lock.withLock { receiver = nil }
    onCancel(self)
  }

  private let lock = Lock()
  private let onCancel: (FutureConduit) -> Void
  private var receiver: AnySubscriber<Output, Failure>?
  private var result: Result<Output, Failure>?
  private var isDemanded = false

  private func deliver() {
    let ready = lock.withLock { () -> (AnySubscriber<Output, Failure>, Result<Output, Failure>)? in
      guard let receiver, let result else { return nil }
      if case .success = result, !isDemanded { return nil }
      self.receiver = nil
      return (receiver, result)
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
