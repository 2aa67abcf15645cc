/// The page `Compatibility-Shapes`: how much of the table is Apple's to the letter, and what is not, by reason.
struct ShapePage {
  var tables: [(table: String, rows: [AppleShape])]
  var misses: [ShapeMiss]

  var text: String {
    var text = """
      # Shapes of UIKit and SwiftUI

      Which declarations have another shape than Apple's, or are not here.

      ## How to read this page

      Tables of Apple's declarations, made from public documentation, are compared with what the compiler says of ours: labels
      and types of parameters, optionals, `@escaping` and `@Sendable`, arguments that can be left out, `open`, `convenience`,
      `required` and initialisers that can fail, the main actor, accessors, `async` and `throws`, and which requirements of a
      protocol are optional. A declaration that differs is found by name and fails a test unless it stands on this page; one
      that no longer differs has to go. The page is written by the test and checked by it.

      Names inside of a declaration, and generic constraints, are not compared. A declaration that allows more than Apple's is
      none of the misses: what compiles there compiles here.

      ## Numbers

      | table | declarations | as Apple's | otherwise | not here |
      |---|---|---|---|---|

      """
    let names = Dictionary(grouping: misses) { miss in
      tables.first { $0.rows.contains { $0.type == miss.apple.type } }?.table ?? ""
    }
    for (table, rows) in tables { text += Self.row(table, rows.count, names[table] ?? []) }
    text += Self.row("**all**", tables.map(\.rows.count).reduce(0, +), misses)
    text += "\n| difference | means | misses |\n|---|---|---|\n"
    for difference in ShapeDifference.allCases {
      let count = misses.filter { $0.differences.contains(difference) }.count
      if count > 0 { text += "| \(difference.rawValue) | \(difference.meaning) | \(count) |\n" }
    }
    for group in AcceptedMiss.all {
      let own = misses.filter { AcceptedMiss.group(of: $0)?.title == group.title }
      guard !own.isEmpty else { continue }
      text += "\n## \(group.title)\n\n\(group.reason)\n\n"
      text += Self.table(of: own)
    }
    return text
  }

  /// The line of a miss that is not simply absent.
  static func line(_ miss: ShapeMiss) -> String {
    "| `\(miss.apple.type)` | `\(miss.apple.declaration.replacing("|", with: "∣"))` | \(miss.kinds) |"
  }

  private static func table(of misses: [ShapeMiss]) -> String {
    let differing = misses.filter { $0.differences != [.missing] }
    let absent = misses.filter { $0.differences == [.missing] }
    var text = ""
    if !differing.isEmpty {
      text += "| type | Apple's declaration | difference |\n|---|---|---|\n"
      text += differing.map { line($0) + "\n" }.joined()
    }
    if !absent.isEmpty {
      if !differing.isEmpty { text += "\n" }
      text += "| type | members |\n|---|---|\n"
      for (type, own) in Dictionary(grouping: absent, by: \.apple.type).sorted(by: { $0.key < $1.key }) {
        let names = own.map { $0.apple.shape.kind == .type ? "the type" : "`\($0.apple.shape.name)`" }
        text += "| `\(type)` | \(unique(names).joined(separator: ", ")) |\n"
      }
    }
    return text
  }

  private static func row(_ table: String, _ count: Int, _ misses: [ShapeMiss]) -> String {
    let absent = misses.filter { $0.differences == [.missing] }.count
    return "| \(table) | \(count) | \(count - misses.count) | \(misses.count - absent) | \(absent) |\n"
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
