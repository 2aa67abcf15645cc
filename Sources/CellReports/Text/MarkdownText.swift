/// Texts of apps in Markdown.
enum MarkdownText {
  /// Text that Markdown shows as it is.
  static func escape(_ text: String) -> String {
    text.map { character in
      switch character {
      case "|", "\\", "`", "*", "_", "<", ">", "[", "]", "#": "\\\(character)"
      case "\n": " "
      default: "\(character)"
      }
    }.joined()
  }
}
