import Dispatch
import Foundation

extension DispatchQueue: Scheduler {
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    public init(_ time: DispatchTime) { dispatchTime = time }

    public var dispatchTime: DispatchTime {
      get { DispatchTime(uptimeNanoseconds: nanoseconds) }
      set { nanoseconds = newValue.uptimeNanoseconds }
    }

    /// Times that no clock reaches are infinitely far from others.
    public func distance(to other: SchedulerTimeType) -> Stride {
      if nanoseconds == other.nanoseconds { return Stride(magnitude: 0) }
      guard let own = Int(exactly: nanoseconds), let others = Int(exactly: other.nanoseconds) else {
        return Stride(magnitude: .max)
      }
      return Stride(magnitude: others - own)
    }

    public func advanced(by n: Stride) -> SchedulerTimeType {
      let (sum, overflow) = Int64(clamping: nanoseconds).addingReportingOverflow(Int64(n.magnitude))
      return SchedulerTimeType(overflow ? .distantFuture : DispatchTime(uptimeNanoseconds: UInt64(max(1, sum))))
    }

    /// Coded as its nanoseconds.
    public init(from decoder: any Decoder) throws {
      nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(nanoseconds)
    }

    private var nanoseconds: UInt64 = 0

    /// A distance in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable,
      Codable, Sendable
    {
      public var magnitude: Int

      public init(integerLiteral value: Int) { self = .seconds(value) }
      public init(floatLiteral value: Double) { self = .seconds(value) }
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = Int(exactly: source) else { return nil }
        self = .seconds(seconds)
      }

      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        case .never: magnitude = .max
        @unknown default: magnitude = .max
        }
      }

      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      public static func seconds(_ s: Int) -> Stride { Stride(magnitude: clamped(s, 1_000_000_000)) }
      public static func seconds(_ s: Double) -> Stride {
        Stride(magnitude: Int(exactly: (s * 1e9).rounded(.towardZero)) ?? (s > 0 ? .max : .min))
      }
      public static func milliseconds(_ ms: Int) -> Stride { Stride(magnitude: clamped(ms, 1_000_000)) }
      public static func microseconds(_ us: Int) -> Stride { Stride(magnitude: clamped(us, 1000)) }
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(magnitude: ns) }

      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(magnitude: lhs.magnitude + rhs.magnitude) }
      public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(magnitude: lhs.magnitude - rhs.magnitude) }
      /// Seconds times seconds.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        let (product, overflow) = lhs.magnitude.multipliedReportingOverflow(by: rhs.magnitude)
        guard overflow else { return Stride(magnitude: product / 1_000_000_000) }
        return .seconds(Double(lhs.magnitude) / 1e9 * (Double(rhs.magnitude) / 1e9))
      }
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      init(magnitude: Int) { self.magnitude = magnitude }

      private enum CodingKeys: String, CodingKey { case magnitude = "_nanoseconds" }

      private static func clamped(_ count: Int, _ unit: Int) -> Int {
        let (product, overflow) = count.multipliedReportingOverflow(by: unit)
        return overflow ? (count > 0 ? .max : .min) : product
      }
    }
  }

  public struct SchedulerOptions {
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }

    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?
  }

  public var now: SchedulerTimeType {
    guard isHostedMain else { return SchedulerTimeType(.now()) }
    return SchedulerTimeType(
      DispatchTime(uptimeNanoseconds: MainTime.hostedOrigin + UInt64((MainTime.hostedNow * 1e9).rounded())))
  }

  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if isHostedMain { return MainTime.schedule(after: 0, "DispatchQueue.main", action) }
    let job = ScheduledJob(work: action)
    async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { job.work() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if isHostedMain { return MainTime.schedule(after: seconds(until: date), "DispatchQueue.main", action) }
    let job = ScheduledJob(work: action)
    asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
      job.work()
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if isHostedMain {
      return AnyCancellable(
        MainTime.scheduleRepeating(
          after: seconds(until: date), every: Double(interval.magnitude) / 1e9, "DispatchQueue.main", action))
    }
    let repetition = Repetition()
    fire(at: date, every: interval, repetition, ScheduledJob(work: action))
    return AnyCancellable(repetition)
  }

  /// Every `DispatchQueue.main` is another wrapper of the same queue on Linux, so identity does not tell.
  private var isHostedMain: Bool { MainTime.isHosted && label == DispatchQueue.main.label }

  private func seconds(until date: SchedulerTimeType) -> Double { Double(now.distance(to: date).magnitude) / 1e9 }

  private func fire(
    at date: SchedulerTimeType, every interval: SchedulerTimeType.Stride, _ repetition: Repetition, _ job: ScheduledJob
  ) {
    asyncAfter(deadline: date.dispatchTime) {
      guard !repetition.isCancelled else { return }
      job.work()
      if !repetition.isCancelled { self.fire(at: date.advanced(by: interval), every: interval, repetition, job) }
    }
  }
}
