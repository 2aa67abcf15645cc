import Foundation

/// How far something is: one line that changes on a terminal, nothing elsewhere, so that logs stay short.
struct ProgressLine {
  let isShown: Bool
  private let write: (String) -> Void

  /// - Parameters:
  ///   - isTerminal: Whether errors go to a terminal: the line is written there.
  ///   - write: Where it goes.
  init(
    _ output: Output, isQuiet: Bool, isTerminal: Bool = isatty(STDERR_FILENO) == 1,
    write: @escaping (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }
  ) {
    isShown = !isQuiet && output.isTerminal && isTerminal
    self.write = write
  }

  /// Puts a text in the place of the last one.
  func show(_ text: String) { put("\r\u{1B}[2K" + text) }

  /// Takes the line away.
  func end() { put("\r\u{1B}[2K") }

  private func put(_ text: String) {
    if isShown { write(text) }
  }
}
