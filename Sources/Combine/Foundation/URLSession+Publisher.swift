import Foundation
import FoundationNetworking

extension URLSession {
  /// Loads a URL once for each subscriber that asks.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public let request: URLRequest
    public let session: URLSession

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      subscriber.receive(subscription: DataTaskSubscription(self, subscriber))
    }
  }
}

private final class DataTaskSubscription: Subscription, Described, @unchecked Sendable {
  typealias Receiver = AnySubscriber<URLSession.DataTaskPublisher.Output, URLError>

  init<S: Subscriber>(_ publisher: URLSession.DataTaskPublisher, _ subscriber: S)
  where S.Input == Receiver.Input, S.Failure == URLError {
    self.publisher = publisher
    receiver = Receiver(subscriber)
    downstream = subscriber
  }

  var description: String { "DataTaskPublisher" }
  var shown: Shown {
    lock.withLock {
      let isOpen = receiver != nil
      return [
        "task": task as Any, "downstream": downstream as Any, "parent": (isOpen ? publisher : nil) as Any,
        "demand": demand,
      ]
    }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requireSome()
    let known = lock.withLock { () -> (isOpen: Bool, task: URLSessionDataTask?) in
      guard receiver != nil else { return (false, nil) }
      self.demand += demand
      return (true, self.task)
    }
    guard known.isOpen else { return }
    if let task = known.task { return task.resume() }
    let task = publisher.session.dataTask(with: publisher.request) { data, response, error in
      guard let receiver = self.take() else { return }
      if let response, error == nil {
        _ = receiver.receive((data ?? Data(), response))
        receiver.receive(completion: .finished)
      } else {
        receiver.receive(completion: .failure((error as? URLError) ?? URLError(.unknown)))
      }
    }
    lock.withLock { self.task = task }
    task.resume()
  }

  func cancel() {
    _ = take()
    let task = lock.withLock {
      defer { self.task = nil }
      return self.task
    }
    task?.cancel()
  }

  private let publisher: URLSession.DataTaskPublisher
  private let lock = Lock()
  private var receiver: Receiver?
  private var downstream: Any?
  private var demand = Subscribers.Demand.none
  private var task: URLSessionDataTask?

  private func take() -> Receiver? {
    lock.withLock {
      defer {
        receiver = nil
        downstream = nil
      }
      return receiver
    }
  }
}
