extension Publisher {
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P.Output == Output { Publishers.Catch(upstream: self, handler: handler) }

  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output { Publishers.TryCatch(upstream: self, handler: handler) }
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
      let stage = RelayStage("Catch", subscriber, showsDemand: true, earlyValuesTrap: true, isReleasing: false)
      let handler = handler
      stage.follow(upstream) { completion in
        switch completion {
        case .finished: stage.end(.finished)
        case .failure(let error): stage.follow(handler(error)) { stage.end($0) }
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
      let stage = RelayStage("TryCatch", subscriber, showsDemand: true, earlyValuesTrap: true, isReleasing: false)
      let handler = handler
      stage.follow(upstream) { completion in
        switch completion {
        case .finished: stage.end(.finished)
        case .failure(let error):
          do { stage.follow(try handler(error)) { stage.end($0.erased) } } catch { stage.end(.failure(error)) }
        }
      }
    }
  }
}
