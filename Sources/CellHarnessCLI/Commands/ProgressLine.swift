import Foundation
import Synchronization

/// How far something is: one line that changes on a terminal, nothing elsewhere, so that logs stay short.
struct ProgressLine {
  private let isShown: Bool

  init(_ output: Output, isQuiet: Bool) { isShown = !isQuiet && output.isTerminal && isatty(STDERR_FILENO) == 1 }

  /// Puts a text in the place of the last one.
  func show(_ text: String) { write("\r\u{1B}[2K" + text) }

  /// Takes the line away.
  func end() { write("\r\u{1B}[2K") }

  private func write(_ text: String) {
    if isShown { FileHandle.standardError.write(Data(text.utf8)) }
  }
}

/// Whether somebody asked for the end of a search (Ctrl-C, or a termination): what was found until then is printed.
enum Interrupt {
  private static let asked = Atomic(false)

  /// From its first call on, the first signal ends a search and the second one the program.
  static let wasAsked: @Sendable () -> Bool = {
    _ = isHandled
    return asked.load(ordering: .relaxed)
  }

  private static let isHandled: Bool = {
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        Interrupt.note()
        signal(number, SIG_DFL)
      }
    }
    return true
  }()

  private static func note() { asked.store(true, ordering: .relaxed) }
}
