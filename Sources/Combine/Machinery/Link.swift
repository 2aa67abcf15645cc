import HeadlessCore

/// A subscriber's side of its one subscription: it is attached once, and ends once.
final class Link: Attachment, @unchecked Sendable {
  private enum State {
    case waiting
    case attached(any Subscription)
    case ended
  }

  private let lock = Lock()
  private var state = State.waiting

  /// False if there was a subscription before, or the end has come; then `subscription` is cancelled.
  func attach(_ subscription: any Subscription) -> Bool {
    let accepted = lock.withLock {
      guard case .waiting = state else { return false }
      state = .attached(subscription)
      return true
    }
    if !accepted { subscription.cancel() }
    return accepted
  }

  var isWaiting: Bool {
    lock.withLock {
      if case .waiting = state { return true }
      return false
    }
  }

  var isAttached: Bool { subscription != nil }

  var isEnded: Bool {
    lock.withLock {
      if case .ended = state { return true }
      return false
    }
  }

  var subscription: (any Subscription)? {
    lock.withLock {
      if case .attached(let subscription) = state { return subscription }
      return nil
    }
  }

  /// Asks for more, if there is anything to ask for.
  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    subscription?.request(demand)
  }

  /// Ends without telling the publisher. False if there was no subscription.
  @discardableResult
  func finish() -> Bool { take() != nil }

  /// Ends without telling the publisher, whether there was a subscription or not. False if the end had come before.
  func finishEarlyOrLate() -> Bool {
    lock.withLock {
      if case .ended = state { return false }
      state = .ended
      return true
    }
  }

  /// Ends and tells the publisher. False if there was no subscription.
  @discardableResult
  func cancel() -> Bool {
    guard let subscription = take() else { return false }
    subscription.cancel()
    return true
  }

  /// As `cancel()`; without a subscription, the one that may come is cancelled. False if the end had come before.
  @discardableResult
  func cancelForGood() -> Bool {
    let (wasOpen, subscription) = lock.withLock { () -> (Bool, (any Subscription)?) in
      defer { state = .ended }
      switch state {
      case .waiting: return (true, nil)
      case .attached(let subscription): return (true, subscription)
      case .ended: return (false, nil)
      }
    }
    subscription?.cancel()
    return wasOpen
  }

  private func take() -> (any Subscription)? {
    lock.withLock {
      guard case .attached(let subscription) = state else { return nil }
      state = .ended
      return subscription
    }
  }
}
