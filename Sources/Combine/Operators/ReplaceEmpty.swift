extension Publisher {
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }

  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? { map { $0 ?? output } }

  /// Only the end passes.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}

extension Publishers {
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public let upstream: Upstream
    public let output: Output

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = RelayStage(subscriber)
      var isEmpty = true
      let output = output
      upstream.subscribe(
        Port<Output, Failure>(
          onSubscription: { subscription in
            subscriber.receive(subscription: relay)
            relay.attach(subscription)
          },
          onInput: { value in
            isEmpty = false
            return relay.pass(value)
          },
          onCompletion: { completion in
            guard isEmpty, case .finished = completion, !relay.isEnded else { return relay.end(completion) }
            let last = Port<Output, Never>(
              onSubscription: { relay.attach($0) }, onInput: { relay.pass($0) }, onCompletion: { _ in relay.end(.finished) })
            Just(output).subscribe(last)
          }))
    }
  }

  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure

    public init(upstream: Upstream) { self.upstream = upstream }

    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Never, S.Failure == Failure {
      upstream.subscribe(
        SummaryStage<Upstream.Output, Failure, S>(
          "IgnoreOutput", subscriber, onInput: { _ in .goOn }, result: { nil }, onFailure: { $0 }))
    }
  }
}
