extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence. One value is asked for at a time.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values as an asynchronous sequence that throws the failure.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(reader: AsyncReader(publisher)) }

  public struct Iterator: AsyncIteratorProtocol {
    public mutating func next() async -> P.Output? {
      guard case .success(let value) = await reader.next() else { return nil }
      return value
    }

    let reader: AsyncReader<P>
  }

  private let publisher: P
}

public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(reader: AsyncReader(publisher)) }

  public struct Iterator: AsyncIteratorProtocol {
    public mutating func next() async throws -> P.Output? { try await reader.next()?.get() }

    let reader: AsyncReader<P>
  }

  private let publisher: P
}

/// Asks for a value when somebody waits for one.
final class AsyncReader<P: Publisher>: @unchecked Sendable {
  typealias Outcome = Result<P.Output, P.Failure>

  init(_ publisher: P) {
    publisher.subscribe(
      Port<P.Output, P.Failure>(
        onSubscription: { [state] in state.attach($0) },
        onInput: { [state] value in
          state.resume(with: Outcome.success(value))
          return .none
        },
        onCompletion: { [state] completion in
          // A subscription that comes after the end is cancelled.
          guard state.link.finishEarlyOrLate() else { return }
          switch completion {
          case .finished: state.end(with: nil)
          case .failure(let error): state.end(with: Outcome.failure(error))
          }
        }, onCancel: { [state] in state.cancel() }))
  }

  deinit { state.link.cancelForGood() }

  /// nil at the end. A cancelled task gets the end at once.
  func next() async -> Outcome? {
    let state = state
    let parcel = await withTaskCancellationHandler {
      await withCheckedContinuation { state.wait($0) }
    } onCancel: {
      state.cancel()
    }
    return parcel.value as? Outcome
  }

  private let state = ReaderState()
}

/// Crosses tasks; Combine makes no promise about the values it carries.
private struct Parcel: @unchecked Sendable {
  var value: Any?
}

/// Who waits for a value, and the end that nobody waited for. Knows no types, because closures that cross tasks must not.
private final class ReaderState: @unchecked Sendable {
  let link = Link()

  func wait(_ continuation: CheckedContinuation<Parcel, Never>) {
    var isEarly = false
    let over = lock.withLock { () -> Parcel? in
      guard isOver else {
        waiting.append(continuation)
        isEarly = link.isWaiting
        if isEarly { early += 1 }
        return nil
      }
      defer { ending = nil }
      return Parcel(value: ending)
    }
    if let over { continuation.resume(returning: over) } else if !isEarly { link.request(.max(1)) }
  }

  /// Asks for what was waited for before there was a subscription.
  func attach(_ subscription: any Subscription) {
    guard link.attach(subscription) else { return }
    link.request(
      lock.withLock {
        defer { early = 0 }
        return .max(early)
      })
  }

  func cancel() {
    link.cancelForGood()
    end(with: nil)
  }

  /// A value that comes before a subscription belongs to nobody: those who wait get the end.
  func resume(with outcome: Any) {
    if link.isWaiting {
      let all = lock.withLock { () -> [CheckedContinuation<Parcel, Never>] in
        defer { waiting = [] }
        return waiting
      }
      for continuation in all { continuation.resume(returning: Parcel(value: nil)) }
      return
    }
    guard link.isAttached else { return }
    let next = lock.withLock { waiting.isEmpty ? nil : waiting.removeFirst() }
    precondition(next != nil || !link.isAttached, "a value came that nobody asked for")
    next?.resume(returning: Parcel(value: outcome))
  }

  /// A failure is told once; after it there is only the end.
  func end(with outcome: Any?) {
    let all = lock.withLock { () -> [CheckedContinuation<Parcel, Never>] in
      guard !isOver else { return [] }
      isOver = true
      if waiting.isEmpty { ending = outcome }
      defer { waiting = [] }
      return waiting
    }
    for (index, continuation) in all.enumerated() {
      continuation.resume(returning: Parcel(value: index == 0 ? outcome : nil))
    }
  }

  private let lock = Lock()
  private var waiting: [CheckedContinuation<Parcel, Never>] = []
  /// How many waited before there was a subscription.
  private var early = 0
  private var ending: Any?
  private var isOver = false
}

/// A subscriber made of closures.
private final class Port<Input, Failure: Error>: Subscriber, Cancellable {
  init(
    onSubscription: @escaping (any Subscription) -> Void, onInput: @escaping (Input) -> Subscribers.Demand,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, onCancel: @escaping () -> Void
  ) {
    self.onSubscription = onSubscription
    self.onInput = onInput
    self.onCompletion = onCompletion
    self.onCancel = onCancel
  }

  func receive(subscription: any Subscription) { onSubscription(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { onInput(input) }
  func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
  func cancel() { onCancel() }

  private let onSubscription: (any Subscription) -> Void
  private let onInput: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void
  private let onCancel: () -> Void
}
