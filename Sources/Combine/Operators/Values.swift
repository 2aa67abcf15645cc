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
        onSubscription: { [state] in _ = state.link.attach($0) },
        onInput: { [state] value in
          state.resume(with: Outcome.success(value))
          return .none
        },
        onCompletion: { [state] completion in
          state.link.finish()
          switch completion {
          case .finished: state.end(with: nil)
          case .failure(let error): state.end(with: Outcome.failure(error))
          }
        }))
  }

  deinit { state.link.cancelForGood() }

  /// nil at the end. A cancelled task gets the end at once.
  func next() async -> Outcome? {
    let state = state
    let parcel = await withTaskCancellationHandler {
      await withCheckedContinuation { state.wait($0) }
    } onCancel: {
      state.link.cancelForGood()
      state.end(with: nil)
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
    let over = lock.withLock { () -> Parcel? in
      guard isOver else {
        waiting.append(continuation)
        return nil
      }
      defer { ending = nil }
      return Parcel(value: ending)
    }
    if let over { continuation.resume(returning: over) } else { link.request(.max(1)) }
  }

  func resume(with outcome: Any) {
    let next = lock.withLock { waiting.isEmpty ? nil : waiting.removeFirst() }
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
  private var ending: Any?
  private var isOver = false
}

/// A subscriber made of closures.
private final class Port<Input, Failure: Error>: Subscriber {
  init(
    onSubscription: @escaping (any Subscription) -> Void, onInput: @escaping (Input) -> Subscribers.Demand,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.onSubscription = onSubscription
    self.onInput = onInput
    self.onCompletion = onCompletion
  }

  func receive(subscription: any Subscription) { onSubscription(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { onInput(input) }
  func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }

  private let onSubscription: (any Subscription) -> Void
  private let onInput: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void
}
