/// Receives what a publisher delivers, no more than it asked for.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  /// The publisher has accepted; values may be requested from `subscription` from now on.
  func receive(subscription: any Subscription)

  /// Returns how many more values are wanted beyond what was requested before.
  func receive(_ input: Input) -> Subscribers.Demand

  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// Namespace of subscriber types and what they exchange with publishers.
public enum Subscribers {}
