import CellTrace

/// What a name means that a test or a script uses for an item: texts are matched as a reader sees them and as the app wrote them.
package enum ItemNames {
  /// How an item matches a name, best first. Case comes second: `textCase` changes what the app wrote. The prompt of a field is read
  /// as a text is, and comes behind those that are written there.
  private enum Match: CaseIterable {
    case same, sameButCase, prompt, beginning

    func holds(_ appearance: Appearance, _ name: String) -> Bool {
      switch self {
      case .same: texts(of: appearance).contains(name)
      case .sameButCase: texts(of: appearance).contains { $0.lowercased() == name.lowercased() }
      case .prompt: appearance.elements.contains { $0["placeholder"] == name }
      case .beginning: texts(of: appearance).contains { $0.hasPrefix(name) }
      }
    }
  }

  /// The appearances that match a name best; none if nothing does.
  /// - Parameter ignoringCase: False where something else may go by the name: a button of a bar called "Done" beside a row "done".
  package static func matches(_ name: String, among appearances: [Appearance], ignoringCase: Bool = true) -> [Appearance] {
    guard !name.isEmpty else { return [] }
    for match in Match.allCases where ignoringCase || match != .sameButCase {
      let found = appearances.filter { match.holds($0, name) }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The appearances that show a name as it is, letter by letter.
  package static func same(_ name: String, among appearances: [Appearance]) -> [Appearance] {
    appearances.filter { !name.isEmpty && texts(of: $0).contains(name) }
  }

  /// The texts of several items one after another with their identifiers, for somebody who has to choose.
  package static func candidates(_ appearances: [Appearance]) -> [String] {
    appearances.map { "\($0.title) (\($0.item))" }
  }

  /// The five texts that are spelled most like a name.
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> [String] {
    let sorted = Set(candidates).sorted()
    return Array(sorted.map { (distance($0, name), $0) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(5).map(\.1))
  }

  private static func texts(of appearance: Appearance) -> [String] {
    appearance.elements.flatMap { element in
      element.properties.filter { $0.name == "text" || $0.name == "accessibilityLabel" }.map(\.value)
    }
  }

  /// Letters that differ, roughly: enough to put likely misspellings first.
  private static func distance(_ left: String, _ right: String) -> Int {
    Array(left.lowercased()).difference(from: Array(right.lowercased())).count
  }
}
