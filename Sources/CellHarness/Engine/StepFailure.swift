/// Why a step could not be performed: what happened, to which thing, and what to do. Each text stands with the interactions that
/// can fail so.
public struct StepFailure: Error, Hashable, CustomStringConvertible {
  /// What happened, to which thing, and what to do.
  public let description: String

  init(_ description: String) { self.description = description }

  /// Names in quotation marks, the first six of them.
  static func quoted(_ texts: [String]) -> String {
    texts.prefix(6).map { "\"\($0)\"" }.joined(separator: ", ") + (texts.count > 6 ? " and \(texts.count - 6) more" : "")
  }
}
