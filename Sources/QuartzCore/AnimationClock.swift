import Dispatch

/// Who lets animations take their time. UIKit puts the host's run loop here.
@_spi(CellHarness) public enum AnimationClock {
  /// Runs the work on the main thread after so many seconds.
  nonisolated(unsafe) public static var schedule: (_ seconds: Double, _ work: @escaping () -> Void) -> Void = {
    seconds, work in
    nonisolated(unsafe) let work = work
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { work() }
  }
}
