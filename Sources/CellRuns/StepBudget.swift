import CellTrace
import Foundation

/// How much of the processor's time one step of a run may use: a step that needs more never ends. The system then ends the process
/// with `SIGXCPU`, whatever else the machine is busy with, and detectors say that the app hangs.
struct StepBudget: Codable, Sendable {
  /// Seconds for what a step does. On a phone the watchdog ends an app that does not answer for as long.
  var seconds = 10
  /// Seconds for a scroll, which may pass many thousands of rows.
  var secondsOfScroll = 60

  /// A step begins.
  func begin(_ interaction: Interaction) {
    var used = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &used)
    let spent = used.ru_utime.tv_sec + used.ru_stime.tv_sec + 1
    Self.limit(spent + (interaction.isScroll ? secondsOfScroll : seconds))
  }

  /// What comes after the last step is no step's.
  static func end() { limit(nil) }

  private static func limit(_ seconds: Int?) {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = seconds.map { min(rlim_t($0), limit.rlim_max) } ?? limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
  }
}
