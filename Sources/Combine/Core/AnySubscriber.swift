/// A subscriber whose type is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
    if let erased = s as? AnySubscriber<Input, Failure> {
      self = erased
      return
    }
    combineIdentifier = s.combineIdentifier
    subscribed = s.receive(subscription:)
    received = s.receive(_:)
    completed = s.receive(completion:)
    described = { (s as? any CustomStringConvertible)?.description ?? String(describing: S.self) }
    mirrored = { (s as? any CustomReflectable)?.customMirror ?? Mirror(reflecting: s) }
  }

  /// Feeds a subject.
  public init<S: Subject>(_ s: S) where S.Output == Input, S.Failure == Failure { self.init(SubjectSubscriber(s)) }

  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    subscribed = receiveSubscription ?? { _ in }
    received = receiveValue ?? { _ in .none }
    completed = receiveCompletion ?? { _ in }
    described = { "Anonymous AnySubscriber" }
    mirrored = { Mirror(reflecting: "") }
  }

  public let combineIdentifier: CombineIdentifier

  public func receive(subscription: any Subscription) { subscribed(subscription) }
  public func receive(_ value: Input) -> Subscribers.Demand { received(value) }
  public func receive(completion: Subscribers.Completion<Failure>) { completed(completion) }

  public var description: String { described() }
  public var customMirror: Mirror { mirrored() }
  public var playgroundDescription: Any { description }

  private let subscribed: (any Subscription) -> Void
  private let received: (Input) -> Subscribers.Demand
  private let completed: (Subscribers.Completion<Failure>) -> Void
  private let described: () -> String
  private let mirrored: () -> Mirror
}
