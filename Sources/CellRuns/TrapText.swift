import CellDetectors
import CellTrace
import Foundation
import HeadlessCore

/// What is said of a process that a signal ended.
enum TrapText {
  /// The process's own words; if it left none, what the debug information says of the place, or the signal's meaning.
  static func report(signal: Int, printed: String, reader: LineReader? = .shared) -> String {
    // It was ended from outside: what it printed before says nothing about that.
    if signal == Int(SIGXCPU) { return meaning(of: signal) }
    let all = printed.split(separator: "\n", omittingEmptySubsequences: true)
    let places = all.compactMap(place)
    let callers = all.filter { $0.hasPrefix(TrapReport.caller) }
    let isOutOfStack = all.contains { $0 == outOfStack }
    let lines = all.filter { !isFrame($0) && place($0) == nil && !$0.hasPrefix(TrapReport.caller) && $0 != outOfStack }
    let fatal = lines.firstIndex {
      $0.contains("Fatal error") || $0.contains("Precondition failed") || $0.contains("Assertion failed")
    }
    if let fatal {
      let message = lines[fatal...].joined(separator: "\n")
      // One that names the app's own line needs no callers.
      return TrapReport(message).place == nil ? ([Substring(message)] + callers).joined(separator: "\n") : message
    }
    if let failure = places.last.flatMap({ words(at: $0, reader) }) { return failure }
    let end = isOutOfStack ? usedUp(signal) : meaning(of: signal)
    let text = lines.isEmpty ? end : "\(end); it printed: \(lines.suffix(20).joined(separator: "\n"))"
    return ([Substring(text)] + callers).joined(separator: "\n")
  }

  private static func usedUp(_ signal: Int) -> String {
    "something called itself without end, until the stack was used up (signal \(signal))"
  }

  /// `App/Rows.swift:41: Fatal error: Index out of range`, as code that was not optimised says it.
  private static func words(at place: UInt32, _ reader: LineReader?) -> String? {
    guard let failure = reader?.failure(at: place) else { return nil }
    let message = "Fatal error: \(failure.prefix(1).uppercased())\(failure.dropFirst())"
    // Frames are return addresses: the call lies before.
    let frame = place + 1
    guard let line = reader?.lines(of: [frame])[frame], let module = AppCode.functions(at: [frame]).first??.module else {
      return message
    }
    return "\(module)/\(line.file):\(line.number): \(message)"
  }

  /// The place in the program that a trap without a message says it was at.
  private static func place(_ line: Substring) -> UInt32? {
    line.hasPrefix(words) ? UInt32(line.dropFirst(words.count), radix: 16) : nil
  }

  /// What `traps.c` writes before the place.
  private static let words = "cellharness: trapped at 0x"

  /// What `traps.c` writes where no stack is left.
  private static let outOfStack = "cellharness: out of stack"

  /// Lines of the runtime's own stack trace: addresses that mean nothing to a reader and differ between machines.
  private static func isFrame(_ line: Substring) -> Bool {
    line == "Current stack trace:" || (line.first?.isNumber == true && line.contains(" 0x"))
  }

  private static func meaning(of signal: Int) -> String {
    switch Int32(signal) {
    case SIGILL, SIGTRAP: "the process trapped without a message (signal \(signal))"
    case SIGSEGV, SIGBUS: "the process accessed memory that is not its own (signal \(signal))"
    case SIGABRT: "the process aborted (signal \(signal))"
    case SIGFPE: "the process divided by zero (signal \(signal))"
    case SIGXCPU: "the step did not end within the processor's time that a step may use (signal \(signal))"
    case SIGKILL: "the process was killed from outside, for example for want of memory (signal \(signal))"
    default: "the process was ended by signal \(signal)"
    }
  }
}
