import Foundation
import TestSupport
import Testing

@testable import SwiftUI

/// The symbols that public row code uses most, one by one, and the page that counts them.
@MainActor @Suite(.serialized) struct BreadthTests {
  private static let lists: [(title: String, entries: [BreadthEntry])] = [
    ("Style, layout and text", Breadth.looks),
    ("Views and screens", Breadth.containers),
    ("State, data flow and touches", Breadth.behaviour),
    ("Short forms", Breadth.names),
    ("Combine", Breadth.combine),
    ("Hosting and charts", Breadth.hosting),
    ("Names of 2023 to 2026", Breadth.newer),
    ("Forms of sample apps", Breadth.latest),
  ]

  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/CellHarness/CellHarness.docc/Compatibility-Symbols.md")

  /// Every form that is asked for has an entry, and none of them fails.
  @Test("every required form compiles and does what its entry expects")
  func levels() {
    let all = Self.lists.flatMap(\.entries)
    #expect(all.count > 250)
    let levels = all.map { ($0.shape, $0.level()) }
    #expect(levels.filter { $0.1 == .fails }.map(\.0) == [])
    #expect(BreadthEntry.Level.allLevels.allSatisfy { level in levels.contains { $0.1 == level } || level == .fails })
  }

  @Test("the compatibility page counts what the entries show")
  func compatibilityPage() {
    Golden.expect(Self.pageText(), in: Self.page)
  }

  /// Names and forms that nothing here stands for: they are missing until somebody writes the entry that shows what they do.
  private static let missing = (
    symbols: Required.symbols.words.filter { symbol in !covered.symbols.contains(bare(symbol)) },
    forms: Required.forms.forms.filter { !covered.forms.contains($0) }
  )
  private static let covered: (symbols: Set<String>, forms: Set<String>) = {
    let entries = lists.flatMap(\.entries)
    return (Set(entries.map { bare($0.symbol) }), Set(entries.map(\.shape)))
  }()
  private static func bare(_ symbol: String) -> String { symbol.hasPrefix("@") ? String(symbol.dropFirst()) : symbol }

  @Test("the required list is derived from the counts: nothing of it is missing")
  func required() {
    #expect(Required.symbols.words.count == 203)
    #expect(Required.forms.forms.count == 190)
    #expect(Set(Required.forms.forms).isDisjoint(with: Required.others.forms))
    #expect(Self.missing.symbols == [])
    #expect(Self.missing.forms == [])
  }

  private static func pageText() -> String {
    var text = """
      # Symbols of SwiftUI, Combine and Charts

      What public row code uses, form by form, and what comes of it here.

      ## How to read this page

      Required is what a script kept of a count over public list cells: every name that stands in four or more files, or in two
      or more that host SwiftUI in cells, and every form of it, with its argument labels, that stands in two. Other forms that
      apps use are listed too. For each, two views that differ only in that form were laid out and described, or its effect was
      tried. The page is written by the tests and checked by them.

      - **behaves**: a user could see the difference: other texts, frames, styles, touches or values, or what assistive
        technology says.
      - **recorded only**: its name and arguments are in the appearance, so that a difference in it is found; it has no other
        effect.
      - **compiles**: it makes no difference, because it has none on a still screen or none without a device.
      - **missing**: nothing shows what comes of it.


      """
    let all = lists.flatMap(\.entries).map { (entry: $0, level: $0.level()) }
    text += """
      ## Numbers

      | | listed | compiles | behaves | recorded only | no difference | missing |
      |---|---|---|---|---|---|---|

      """
    let levels = Dictionary(all.map { ($0.entry.shape, $0.level) }) { first, _ in first }
    let symbols = Dictionary(grouping: all) { bare($0.entry.symbol) }.mapValues { best($0.map(\.level)) }
    text += row("**required symbols**", Required.symbols.words.map { symbols[bare($0)] })
    text += row("**required forms**", Required.forms.forms.map { levels[$0] })
    for (title, entries) in lists { text += row(title, entries.map { levels[$0.shape] }) }
    text += row("all forms that are listed", all.map(\.level))
    let recorded = Required.symbols.words.filter { symbols[bare($0)] == .recorded }
    text += "\nRequired and recorded only: \(named(recorded)).\n"
    text += "\nMissing: \(named(missing.symbols + missing.forms)).\n"
    for (title, entries) in lists {
      text += "\n## \(title)\n\n| form | here |\n|---|---|\n"
      for entry in entries { text += "| `\(entry.shape)` | \(levels[entry.shape]?.rawValue ?? "") |\n" }
    }
    return text
  }

  private static func named(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.map { "`\($0)`" }.joined(separator: ", ")
  }

  private static func best(_ levels: [BreadthEntry.Level]) -> BreadthEntry.Level {
    levels.contains(.behaves) ? .behaves : levels.contains(.recorded) ? .recorded : levels.first ?? .compiles
  }

  private static func row(_ title: String, _ levels: [BreadthEntry.Level?]) -> String {
    func count(_ level: BreadthEntry.Level) -> Int { levels.filter { $0 == level }.count }
    let found = levels.compactMap { $0 }.count
    return "| \(title) | \(levels.count) | \(found) | \(count(.behaves)) | \(count(.recorded)) | \(count(.compiles)) "
      + "| \(levels.count - found) |\n"
  }
}

extension String {
  fileprivate var words: [String] { split { " \n".contains($0) }.map(String.init) }
  fileprivate var forms: [String] {
    replacingOccurrences(of: "\n", with: " ").components(separatedBy: "·").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

extension BreadthEntry.Level {
  static let allLevels: [BreadthEntry.Level] = [.behaves, .recorded, .compiles, .fails]
}
