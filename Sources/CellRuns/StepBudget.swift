import CellTrace
import Foundation

/// How much of the processor's time one step of a run may use: a step that needs more never ends. The system then ends the process
/// with `SIGXCPU`, whatever else the machine is busy with, and detectors say that the app hangs.
package struct StepBudget: Codable, Sendable {
  /// Seconds for what a step does. On a phone the watchdog ends an app that does not answer for as long.
  package var seconds: Int
  /// Seconds for a scroll, which may pass many thousands of rows.
  package var secondsOfScroll: Int

  /// Creates a budget: as much as a phone gives an app, if nothing else is said.
  package init(seconds: Int = 10, secondsOfScroll: Int = 60) {
    self.seconds = seconds
    self.secondsOfScroll = secondsOfScroll
  }

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
