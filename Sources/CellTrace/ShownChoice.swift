/// What a control beside the rows says that is chosen, or a field for searching that it searches for.
package struct ShownChoice: Hashable, Codable, Sendable {
  /// What shows it.
  package enum Kind: String, Codable, Sendable {
    /// A control with segments, or the scopes of a search.
    case segments
    /// A field for searching.
    case search
  }

  /// What shows it.
  package var kind: Kind
  /// All that can be chosen; what an empty field shows.
  package var titles: [String]
  /// What is chosen, or the text of the field, empty where only is known that it has one; nil if nothing is chosen, and for a field that
  /// nobody uses.
  package var value: String?

  /// Creates a choice.
  package init(kind: Kind, titles: [String], value: String?) {
    self.kind = kind
    self.titles = titles
    self.value = value
  }
}
