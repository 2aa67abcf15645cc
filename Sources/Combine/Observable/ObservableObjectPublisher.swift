/// Announces that an object is about to change. Its subscribers' demand is not counted.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  public init() {}

  public func send() {
    for listener in lock.withLock({ listeners }) { listener.tell() }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    let listener = ChangeListener(subscriber) { [weak self] listener in
      self?.lock.withLock { self?.listeners.removeAll { $0 === listener } }
    }
    lock.withLock { listeners.append(listener) }
    subscriber.receive(subscription: listener)
  }

  private let lock = Lock()
  private var listeners: [ChangeListener] = []
}

/// One subscriber of an object's changes.
private final class ChangeListener: Subscription, Described {
  init<S: Subscriber>(_ subscriber: S, onCancel: @escaping (ChangeListener) -> Void) where S.Input == Void, S.Failure == Never {
    receiver = AnySubscriber(subscriber)
    downstream = subscriber
    self.onCancel = onCancel
  }

  var description: String { "ObservableObjectPublisher" }
  var shown: Shown { ["downstream": lock.withLock { downstream as Any }] }

  func tell() { _ = lock.withLock { receiver }?.receive(()) }

  func request(_ demand: Subscribers.Demand) { demand.requireSome() }

  func cancel() {
    let released = lock.withLock {
      defer {
        receiver = nil
        downstream = nil
      }
      return (receiver, downstream)
    }
    withExtendedLifetime(released) { onCancel(self) }
  }

  private let lock = Lock()
  private let onCancel: (ChangeListener) -> Void
  private var receiver: AnySubscriber<Void, Never>?
  private var downstream: Any?
}
