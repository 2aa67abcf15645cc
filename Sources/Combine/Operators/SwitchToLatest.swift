extension Publisher where Output: Publisher, Output.Failure == Failure {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}

extension Publisher where Failure == Never, Output: Publisher {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}

extension Publishers {
  /// Values of the latest inner publisher; the one before it is cancelled.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    public init(upstream: Upstream) { self.upstream = upstream }

    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = SwitchStage<P, S>(subscriber)
      upstream.subscribe(stage)
    }
  }
}

private final class SwitchStage<Inner: Publisher, Downstream: Subscriber>: RelayStage<Downstream>, Subscriber
where Downstream.Input == Inner.Output, Downstream.Failure == Inner.Failure {
  func receive(subscription: any Subscription) {
    guard outer.attach(subscription) else { return }
    downstream.receive(subscription: self)
    outer.request(.unlimited)
  }

  func receive(_ input: Inner) -> Subscribers.Demand {
    dropUpstream()
    let generation = state.withLock {
      number += 1
      isInnerOpen = true
      return number
    }
    input.subscribe(
      Port<Inner.Output, Inner.Failure>(
        onSubscription: { subscription in
          if self.isCurrent(generation) { self.attach(subscription) } else { subscription.cancel() }
        },
        onInput: { self.isCurrent(generation) ? self.pass($0) : .none },
        onCompletion: { completion in
          guard self.isCurrent(generation) else { return }
          switch completion {
          case .finished:
            self.detach()
            let isDone = self.state.withLock {
              self.isInnerOpen = false
              return self.isOuterDone
            }
            if isDone { self.end(.finished) }
          case .failure:
            self.outer.cancel()
            self.end(completion)
          }
        }))
    return .none
  }

  func receive(completion: Subscribers.Completion<Inner.Failure>) {
    guard outer.finish() else { return }
    switch completion {
    case .finished:
      let isDone = state.withLock {
        isOuterDone = true
        return !isInnerOpen
      }
      if isDone { end(.finished) }
    case .failure:
      dropUpstream()
      end(completion)
    }
  }

  override func cancel() {
    outer.cancel()
    super.cancel()
  }

  private let outer = Link()
  private let state = Lock()
  private var number = 0
  private var isInnerOpen = false
  private var isOuterDone = false

  private func isCurrent(_ generation: Int) -> Bool { state.withLock { number == generation } }
}
