import Foundation

/// How far something is: one line that changes on a terminal, nothing elsewhere, so that logs stay short.
struct ProgressLine {
  let isShown: Bool

  init(_ output: Output, isQuiet: Bool) { isShown = !isQuiet && output.isTerminal && isatty(STDERR_FILENO) == 1 }

  /// Puts a text in the place of the last one.
  func show(_ text: String) { write("\r\u{1B}[2K" + text) }

  /// Takes the line away.
  func end() { write("\r\u{1B}[2K") }

  private func write(_ text: String) {
    if isShown { FileHandle.standardError.write(Data(text.utf8)) }
  }
}
