/// Passes everything on to a subject.
final class SubjectSubscriber<Target: Subject>: Subscriber, Cancellable {
  init(_ subject: Target) { self.subject = subject }

  func receive(subscription: any Subscription) {
    guard link.attach(subscription) else { return }
    subject?.send(subscription: Relay(link))
  }

  func receive(_ input: Target.Output) -> Subscribers.Demand {
    subject?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Target.Failure>) {
    guard link.finish() else { return }
    subject?.send(completion: completion)
    subject = nil
  }

  func cancel() {
    link.cancel()
    subject = nil
  }

  private let link = Link()
  private var subject: Target?

  private final class Relay: Subscription {
    init(_ link: Link) { self.link = link }

    func request(_ demand: Subscribers.Demand) { link.request(demand) }
    func cancel() { link.cancel() }

    private let link: Link
  }
}
