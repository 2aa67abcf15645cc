/// Colours of a terminal, or none. Only words of ours are coloured: an app's texts come with their control characters shown.
package struct TextStyle: Sendable, Hashable {
  /// What a coloured text is.
  package enum Role: Sendable { case title, error, warning, good }

  private let isColored: Bool

  /// No colours: for files, logs and pipes.
  package static let plain = TextStyle(isColored: false)
  /// Colours by the escape sequences that every terminal knows.
  package static let colored = TextStyle(isColored: true)

  /// The text in the role's colour.
  package func paint(_ text: String, _ role: Role) -> String {
    guard isColored else { return text }
    let code =
      switch role {
      case .title: "1"
      case .error: "1;31"
      case .warning: "1;33"
      case .good: "1;32"
      }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
