extension Publisher {
  /// Ends when another publisher delivers.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  /// Begins when another publisher delivers.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where Failure == P.Failure { Publishers.DropUntilOutput(upstream: self, other: publisher) }
}

extension Publishers {
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public let upstream: Upstream
    public let other: Other

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = RelayStage(subscriber)
      let signal = other.first().sink(
        receiveCompletion: { _ in },
        receiveValue: { _ in
          relay.dropUpstream()
          relay.end(.finished)
        })
      relay.start(upstream) { completion in
        signal.cancel()
        relay.end(completion)
      }
    }
  }

  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public let upstream: Upstream
    public let other: Other

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let gate = Gate()
      let signal = other.first().sink(receiveCompletion: { _ in }, receiveValue: { _ in gate.open() })
      upstream.subscribe(
        Stage<Output, Failure, S>(
          "DropUntilOutput", subscriber, onInput: { gate.isOpen ? .emit($0) : .skip },
          onCompletion: { completion in
            signal.cancel()
            return completion
          }))
    }
  }
}

private final class Gate: @unchecked Sendable {
  var isOpen: Bool { lock.withLock { opened } }

  func open() { lock.withLock { opened = true } }

  private let lock = Lock()
  private var opened = false
}
