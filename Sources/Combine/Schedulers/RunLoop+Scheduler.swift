import Foundation

extension RunLoop: Scheduler {
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    public init(_ date: Date) { self.date = date }

    public var date: Date

    public func distance(to other: SchedulerTimeType) -> Stride { Stride(other.date.timeIntervalSince(date)) }
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
    }

    /// A distance in seconds.
    public struct Stride: DateStride {
      public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
      public init(integerLiteral value: TimeInterval) { timeInterval = value }
      public init(floatLiteral value: TimeInterval) { timeInterval = value }
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = TimeInterval(exactly: source) else { return nil }
        timeInterval = seconds
      }

      public var timeInterval: TimeInterval
      public var magnitude: TimeInterval { timeInterval }
    }
  }

  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTimeType {
    SchedulerTimeType(isHostedMain ? MainTime.hostedDate : Date())
  }

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if isHostedMain { return MainTime.schedule(after: 0, "RunLoop.main", action) }
    let job = ScheduledJob(work: action)
    perform { job.work() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if isHostedMain { return MainTime.schedule(after: seconds(until: date), "RunLoop.main", action) }
    let job = ScheduledJob(work: action)
    add(Timer(fire: date.date, interval: 0, repeats: false) { _ in job.work() }, forMode: .default)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if isHostedMain {
      return AnyCancellable(
        MainTime.scheduleRepeating(
          after: seconds(until: date), every: interval.timeInterval, "RunLoop.main", action))
    }
    let job = ScheduledJob(work: action)
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in job.work() }
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }

  private var isHostedMain: Bool { MainTime.isHosted && self === RunLoop.main }

  private func seconds(until date: SchedulerTimeType) -> Double { now.distance(to: date).timeInterval }
}
