import Foundation

/// What is said of a process that a signal ended.
enum TrapText {
  /// The process's own words; if it left none, the signal's meaning.
  static func report(signal: Int, printed: String) -> String {
    let lines = printed.split(separator: "\n", omittingEmptySubsequences: true).filter { !isFrame($0) }
    let fatal = lines.firstIndex {
      $0.contains("Fatal error") || $0.contains("Precondition failed") || $0.contains("Assertion failed")
    }
    if let fatal { return lines[fatal...].joined(separator: "\n") }
    if !lines.isEmpty { return "\(meaning(of: signal)); it printed: \(lines.suffix(20).joined(separator: "\n"))" }
    return meaning(of: signal)
  }

  /// Lines of the runtime's own stack trace: addresses that mean nothing to a reader and differ between machines.
  private static func isFrame(_ line: Substring) -> Bool {
    line == "Current stack trace:" || (line.first?.isNumber == true && line.contains(" 0x"))
  }

  private static func meaning(of signal: Int) -> String {
    switch Int32(signal) {
    case SIGILL, SIGTRAP: "the process trapped without a message (signal \(signal))"
    case SIGSEGV, SIGBUS: "the process accessed memory that is not its own, or ran out of stack (signal \(signal))"
    case SIGABRT: "the process aborted (signal \(signal))"
    case SIGFPE: "the process divided by zero (signal \(signal))"
    case SIGKILL: "the process was killed from outside, for example for want of memory (signal \(signal))"
    default: "the process was ended by signal \(signal)"
    }
  }
}
