import Combine
import HeadlessCore

/// What happened, in order, as text.
final class History {
  private(set) var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }
}

/// Asks for what it is told to and writes down what it gets.
final class Recorder<Input, Failure: Error>: Subscriber {
  init(_ history: History, initially demand: Subscribers.Demand, then more: Subscribers.Demand = .none) {
    self.history = history
    self.demand = demand
    self.more = more
  }

  private(set) var subscription: (any Subscription)?

  func receive(subscription: any Subscription) {
    history.add("subscribed")
    self.subscription = subscription
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    history.add("\(input)")
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) { history.add(text(of: completion)) }

  private let history: History
  private let demand: Subscribers.Demand
  private let more: Subscribers.Demand
}

func text<Failure: Error>(of completion: Subscribers.Completion<Failure>) -> String {
  switch completion {
  case .finished: return "finished"
  case .failure(let error): return "failed \(error)"
  }
}

struct Broken: Error, Equatable, CustomStringConvertible {
  var name = "broken"
  var description: String { name }
}

extension Publisher {
  /// Everything this publisher delivers, for as long as the result is kept.
  func record(in history: History) -> AnyCancellable {
    sink(receiveCompletion: { history.add(text(of: $0)) }, receiveValue: { history.add("\($0)") })
  }

  /// What a publisher that ends at once delivers.
  func recorded() -> [String] {
    let history = History()
    record(in: history).cancel()
    return history.entries
  }
}

/// Runs `body` as a host would: main-thread work waits on the host's loop. Only for synchronous main-actor tests.
@MainActor func hosted(_ body: () throws -> Void) rethrows {
  let before = Probe.sink
  Probe.sink = { _ in }
  defer { Probe.sink = before }
  try body()
}
