import Dispatch
import Foundation

extension Scheduler {
  /// A timer that fires once and can be stopped before.
  ///
  /// Apple's operators schedule it as one that repeats and stop it when it has fired, which a scheduler of the app sees. On
  /// queues and run loops it is a single delivery here: the steps of a run wait for those, and not for what repeats.
  func setAlarm(
    after due: SchedulerTimeType, interval: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    guard self is DispatchQueue || self is OperationQueue || self is RunLoop else {
      return schedule(after: due, interval: interval, tolerance: minimumTolerance, options: options, action)
    }
    let repetition = Repetition()
    schedule(after: due, tolerance: minimumTolerance, options: options) { if !repetition.isCancelled { action() } }
    return repetition
  }
}
