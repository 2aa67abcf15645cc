/// Passes everything on to a subject, which gets this as its subscription. It does not keep the subject alive.
final class SubjectSubscriber<Target: Subject>: Subscriber, Subscription, Described {
  init(_ subject: Target) { target = subject }

  var description: String { "Subject" }
  var shown: Shown {
    ["downstreamSubject": subject as Any, "upstreamSubscription": link.subscription as Any, "subject": subject as Any]
  }

  func receive(subscription: any Subscription) {
    guard let subject, link.attach(subscription) else { return }
    subject.send(subscription: self)
  }

  func receive(_ input: Target.Output) -> Subscribers.Demand {
    if link.isAttached { subject?.send(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Target.Failure>) {
    guard let subject, link.finish() else { return }
    subject.send(completion: completion)
    lock.withLock { target = nil }
  }

  func request(_ demand: Subscribers.Demand) { link.subscription?.request(demand) }

  func cancel() {
    guard link.cancel() else { return }
    lock.withLock { target = nil }
  }

  private let link = Link()
  private let lock = Lock()
  private weak var target: Target?
  private var subject: Target? { lock.withLock { target } }
}
