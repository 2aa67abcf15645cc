import HeadlessCore

nonisolated extension Text {
  /// A text of the app's tables, its marks of Markdown shown as looks.
  init(_ content: LocalizableText, table: String?) {
    let shown = content.resolved(table: table)
    guard MarkdownPieces.mayMark(shown) else {
      self.init(verbatim: shown)
      return
    }
    // A translation has its values filled in; marks in them can't be told from its own.
    let pieces = MarkdownPieces.read(shown == content.text ? content.markdown : shown)
    self.init(pieces: pieces, verbatim: shown)
  }

  private init(pieces: [MarkdownPieces.Piece], verbatim: String) {
    let parts = pieces.map { piece -> Text in
      var text = Text(verbatim: piece.text)
      if piece.isStrong { text = text.bold() }
      if piece.isEmphasized { text = text.italic() }
      if piece.isCode { text = text.monospaced() }
      if piece.isStruck { text = text.strikethrough() }
      if let link = piece.link { text = text.decorated("link \(link)") }
      return text
    }
    guard let first = parts.first else {
      self.init(verbatim: "")
      return
    }
    self = parts.dropFirst().reduce(first, +)
  }
}
