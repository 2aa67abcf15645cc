import Foundation

extension Publisher {
  /// Stops the program where a closure says so.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Stops the program at a failure.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { completion in
      if case .failure = completion { return true }
      return false
    })
  }
}

extension Publishers {
  /// Stops the program with the signal that wakes a debugger: without one, that ends it, as on a phone.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    public let upstream: Upstream
    public let receiveSubscription: ((any Subscription) -> Bool)?
    public let receiveOutput: ((Output) -> Bool)?
    public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(BreakpointStage(self, subscriber))
    }
  }
}

/// Has no part in the subscription.
private struct BreakpointStage<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Described
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  init(_ points: Publishers.Breakpoint<Upstream>, _ downstream: Downstream) {
    self.points = points
    self.downstream = downstream
  }

  let combineIdentifier = CombineIdentifier()
  var description: String { "Breakpoint" }

  func receive(subscription: any Subscription) {
    stop(points.receiveSubscription?(subscription))
    downstream.receive(subscription: subscription)
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    stop(points.receiveOutput?(input))
    return downstream.receive(input)
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    stop(points.receiveCompletion?(completion))
    downstream.receive(completion: completion)
  }

  private let points: Publishers.Breakpoint<Upstream>
  private let downstream: Downstream

  private func stop(_ wanted: Bool?) { if wanted == true { raise(SIGTRAP) } }
}
