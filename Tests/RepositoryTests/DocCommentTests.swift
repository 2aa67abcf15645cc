import Foundation
import Testing

/// What documentation says of a declaration is a sentence that says something: "The item." behind `item` does not.
@Suite("Comments of the documentation") struct DocCommentTests {
  /// A comment that other modules read, up to its first empty line or list.
  private struct Comment {
    /// The line of the declaration, from 1.
    var line: Int
    var text: String
    var declaration: Substring

    /// What is in back quotes counts as one word.
    var words: Int { text.split(separator: " ").count { $0.contains { $0.isLetter || $0.isNumber } } }

    /// A closing bracket or quote may stand behind the end.
    var ends: Bool {
      let last = text.last { !")`\"”".contains($0) }
      return last.map { ".:!?".contains($0) } ?? false
    }
  }

  @Test("comments of public and package declarations have at least three words and end as sentences do")
  func sentences() throws {
    let modules = [
      "CellTrace", "CellHarness", "CellDetectors", "CellReports", "CellRuns", "CellExplorer", "CellHarnessTesting",
      "CellHarnessCLI",
    ]
    var violations: [String] = []
    var count = 0
    for module in modules {
      for file in try Repository.files(below: "Sources/\(module)") {
        for comment in Self.comments(of: file.lines) {
          count += 1
          if comment.words < 3 || !comment.ends {
            violations.append("\(file.path):\(comment.line): \"\(comment.text)\" of \(comment.declaration)")
          }
        }
      }
    }
    #expect(count > 1_000)
    expectNone(violations)
  }

  @Test("the rule finds comments that say nothing, and only those of declarations that others see")
  func ruleItself() {
    func texts(_ source: String) -> [String] {
      Self.comments(of: TextFile(path: "A.swift", text: source).lines).filter { $0.words < 3 || !$0.ends }.map(\.text)
    }
    #expect(texts("/// The item.\npackage var item: Int") == ["The item."])
    #expect(texts("/// The item.\nvar item: Int\n\n/// The item that it is of.\npublic var item: Int") == [])
    #expect(texts("/// Which item it is\n@MainActor public final class A {}") == ["Which item it is"])
    #expect(texts("/// - Throws: what goes wrong.\npackage init() throws {}") == [""])
    #expect(
      texts("/// What it is,\n/// in two lines (or three).\n///\n/// More\n@available(*, deprecated)\nopen func a() {}") == [])
  }

  private static func comments(of lines: [Substring]) -> [Comment] {
    var comments: [Comment] = []
    var pending: [Substring]?
    for (index, line) in lines.enumerated() {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("///") {
        pending = (pending ?? []) + [code.dropFirst(3).drop { $0 == " " }]
        continue
      }
      guard let text = pending else { continue }
      if isSeenOutside(code) {
        let paragraph = text.prefix { !$0.isEmpty && !$0.hasPrefix("- ") && !$0.hasPrefix("```") }
        comments.append(Comment(line: index + 1, text: paragraph.joined(separator: " "), declaration: code))
      } else if code.hasPrefix("@") {
        // An attribute in a line of its own; the declaration follows.
        continue
      }
      pending = nil
    }
    return comments
  }

  /// Whether a line declares something that other modules see.
  private static func isSeenOutside(_ code: Substring) -> Bool {
    guard code.contains("public ") || code.contains("package ") || code.contains("open ") else { return false }
    let pattern = /^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:nonisolated|final|static|indirect|override)\s+)*(?:public|package|open)\s.*/
    return code.wholeMatch(of: pattern) != nil
  }
}
