import Foundation

extension Timer {
  /// Publishes the time again and again once it is connected. The tolerance is not passed on, as on Apple's platforms.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: nil, runLoop: runLoop, mode: mode, options: options)
  }

  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    public let options: RunLoop.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      ticks.subscribe(TimerStage(subscriber))
    }

    public func connect() -> any Cancellable {
      let ticks = ticks
      if MainTime.isHosted, runLoop === RunLoop.main {
        return MainTime.scheduleRepeating(after: interval, every: interval, "Timer.publish") {
          ticks.send(MainTime.hostedDate)
        }
      }
      let job = ScheduledJob { ticks.send(Date()) }
      // Foundation for Linux lets `Timer(timeInterval:repeats:block:)` fire at once.
      let first = Date().addingTimeInterval(interval)
      let timer = Timer(fire: first, interval: interval, repeats: true) { _ in job.work() }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }

    private let ticks = PassthroughSubject<Date, Never>()
  }
}

/// A subscription that says nothing of itself to mirrors.
private final class TimerStage<Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == Date, Downstream.Failure == Never {
  init(_ downstream: Downstream) { self.downstream = downstream }

  func receive(subscription: any Subscription) {
    if link.attach(subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Date) -> Subscribers.Demand { link.isAttached ? downstream.receive(input) : .none }
  func receive(completion: Subscribers.Completion<Never>) { if link.finish() { downstream.receive(completion: completion) } }
  func request(_ demand: Subscribers.Demand) { link.subscription?.request(demand) }
  func cancel() { link.cancel() }

  private let link = Link()
  private let downstream: Downstream
}
