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

  var isAttached: Bool {
    lock.withLock {
      if case .attached = state { return true }
      return false
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    subscription?.request(demand)
  }

  /// Ends without telling the publisher. False if the end had come before.
  @discardableResult
  func finish() -> Bool { end() != nil }

  /// Ends and tells the publisher. False if the end had come before.
  @discardableResult
  func cancel() -> Bool {
    let wasWaiting = lock.withLock {
      if case .waiting = state {
        state = .ended
        return true
      }
      return false
    }
    if wasWaiting { return true }
    guard let subscription = end() else { return false }
    subscription.cancel()
    return true
  }

  private var subscription: (any Subscription)? {
    lock.withLock {
      if case .attached(let subscription) = state { return subscription }
      return nil
    }
  }

  private func end() -> (any Subscription)? {
    lock.withLock {
      guard case .attached(let subscription) = state else { return nil }
      state = .ended
      return subscription
    }
  }
}
