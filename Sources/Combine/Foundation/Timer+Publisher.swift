import Foundation

extension Timer {
  /// Publishes the time again and again once it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
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
      ticks.subscribe(subscriber)
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
