extension Publisher {
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P.Output == Output { Publishers.Catch(upstream: self, handler: handler) }

  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output { Publishers.TryCatch(upstream: self, handler: handler) }

  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}

extension Publishers {
  /// Goes on with another publisher after a failure.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = RelayStage(subscriber)
      let handler = handler
      relay.start(upstream) { completion in
        switch completion {
        case .finished: relay.end(.finished)
        case .failure(let error): relay.goOn(with: handler(error)) { relay.end($0) }
        }
      }
    }
  }

  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let relay = RelayStage(subscriber)
      let handler = handler
      relay.start(upstream) { completion in
        switch completion {
        case .finished: relay.end(.finished)
        case .failure(let error):
          do { relay.goOn(with: try handler(error)) { relay.end($0.erased) } } catch { relay.end(.failure(error)) }
        }
      }
    }
  }

  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public let upstream: Upstream
    public let output: Output

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let output = output
      upstream.catch { _ in Just(output) }.receive(subscriber: subscriber)
    }
  }

  /// Subscribes again after a failure, so many times.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public let upstream: Upstream
    /// nil: for ever.
    public let retries: Int?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = RelayStage(subscriber)
      let upstream = upstream
      var left = retries
      func again(_ completion: Subscribers.Completion<Failure>) {
        guard case .failure = completion, left != 0 else { return relay.end(completion) }
        left = left.map { $0 - 1 }
        relay.goOn(with: upstream, then: again)
      }
      relay.start(upstream, then: again)
    }
  }
}

extension RelayStage {
  /// Subscribes to the first publisher; the downstream gets its subscription with it.
  func start<P: Publisher>(_ publisher: P, then next: @escaping (Subscribers.Completion<P.Failure>) -> Void)
  where P.Output == Downstream.Input {
    publisher.subscribe(
      Port<P.Output, P.Failure>(
        onSubscription: { subscription in
          self.attach(subscription)
          self.downstream.receive(subscription: self)
        }, onInput: { self.pass($0) }, onCompletion: next))
  }

  /// Subscribes to a further publisher after the one before has ended.
  func goOn<P: Publisher>(with publisher: P, then next: @escaping (Subscribers.Completion<P.Failure>) -> Void)
  where P.Output == Downstream.Input {
    detach()
    guard !isEnded else { return }
    publisher.subscribe(
      Port<P.Output, P.Failure>(
        onSubscription: { self.attach($0) }, onInput: { self.pass($0) }, onCompletion: next))
  }
}
