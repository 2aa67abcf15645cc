import Combine

/// A publisher that sends what it is told to, and writes down what is asked of it.
final class Source<Output, Failure: Error>: Publisher {
  /// `isSubscribing`: gives every subscriber a subscription at once.
  init(isSubscribing: Bool = true) { self.isSubscribing = isSubscribing }

  let asked = History()
  private(set) var subscriber: AnySubscriber<Output, Failure>?

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    self.subscriber = AnySubscriber(subscriber)
    if isSubscribing { subscriber.receive(subscription: NotedSubscription(asked)) }
  }

  @discardableResult
  func send(_ value: Output) -> Subscribers.Demand { subscriber?.receive(value) ?? .none }

  func send(completion: Subscribers.Completion<Failure>) { subscriber?.receive(completion: completion) }

  func sendSubscription() { subscriber?.receive(subscription: NotedSubscription(asked)) }

  /// Lets go of the subscriber, as a publisher does that has ended.
  func forget() { subscriber = nil }

  private let isSubscribing: Bool
}

/// Writes down what is asked of it.
final class NotedSubscription: Subscription, CustomStringConvertible {
  init(_ history: History) { self.history = history }

  var description: String { "Noted" }

  func request(_ demand: Subscribers.Demand) { history.add(text(of: demand)) }
  func cancel() { history.add("cancel") }

  private let history: History
}

func text(of demand: Subscribers.Demand) -> String { demand.max.map(String.init) ?? "unlimited" }
