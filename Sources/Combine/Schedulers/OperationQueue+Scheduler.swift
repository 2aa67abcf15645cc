import Dispatch
import Foundation

extension OperationQueue: Scheduler {
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
    if isHostedMain { return MainTime.schedule(after: 0, "OperationQueue.main", action) }
    let job = ScheduledJob(work: action)
    addOperation(BlockOperation { job.work() })
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if isHostedMain { return MainTime.schedule(after: seconds(until: date), "OperationQueue.main", action) }
    let job = ScheduledJob(work: action)
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds(until: date)) {
      self.addOperation { job.work() }
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if isHostedMain {
      return AnyCancellable(
        MainTime.scheduleRepeating(
          after: seconds(until: date), every: interval.timeInterval, "OperationQueue.main", action))
    }
    let repetition = Repetition()
    let job = ScheduledJob(work: action)
    @Sendable func next(at date: SchedulerTimeType) {
      schedule(after: date, tolerance: tolerance, options: options) {
        guard !repetition.isCancelled else { return }
        job.work()
        if !repetition.isCancelled { next(at: date.advanced(by: interval)) }
      }
    }
    next(at: date)
    return AnyCancellable(repetition)
  }

  private var isHostedMain: Bool { MainTime.isHosted && self === OperationQueue.main }

  private func seconds(until date: SchedulerTimeType) -> Double { now.distance(to: date).timeInterval }
}
