import Foundation
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
  ]

  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/CellHarness/CellHarness.docc/Compatibility-Symbols.md")

  /// Every form that is asked for has an entry, and none of them fails.
  @Test("every required form compiles and does what its entry expects")
  func levels() {
    let all = Self.lists.flatMap(\.entries)
    #expect(all.count > 250)
    #expect(all.filter { $0.level() == .fails }.map(\.shape) == [])
    #expect(BreadthEntry.Level.allLevels.allSatisfy { level in all.contains { $0.level() == level } || level == .fails })
  }

  @Test("the compatibility page counts what the entries show")
  func compatibilityPage() throws {
    let text = Self.pageText()
    if ProcessInfo.processInfo.environment["CELLHARNESS_UPDATE_GOLDEN"] == "1" {
      try text.write(to: Self.page, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.page, encoding: .utf8) == text)
  }

  private static func pageText() -> String {
    var text = """
      # Symbols of SwiftUI, Combine and Charts

      What public row code uses, form by form, and what comes of it here.

      ## How to read this page

      A form is listed if it stands in four or more files of public list cells, or in two or more that host SwiftUI in
      cells, with the argument labels those files use. For each, two views that differ only in that form were laid out and
      described, or its effect was tried. The page is written by the tests and checked by them.

      - **behaves**: a user could see the difference: other texts, frames, styles, touches or values.
      - **recorded only**: its name and arguments are in the appearance, so that a difference in it is found; it has no other
        effect.
      - **compiles**: it makes no difference, because it has none on a still screen or none without a device.


      """
    let all = lists.flatMap(\.entries).map { (entry: $0, level: $0.level()) }
    text += "## Numbers\n\n| | required | compiles | behaves | recorded only | no difference |\n|---|---|---|---|---|---|\n"
    for (title, entries) in lists { text += row(title, entries.map { $0.level() }) }
    text += row("**forms in all**", all.map(\.level))
    let symbols = Dictionary(grouping: all) { $0.entry.symbol }.mapValues { $0.map(\.level) }
    text += row(
      "**symbols in all**", symbols.values.map { $0.contains(.behaves) ? .behaves : $0.contains(.recorded) ? .recorded : $0[0] })
    for (title, entries) in lists {
      text += "\n## \(title)\n\n| form | here |\n|---|---|\n"
      for entry in entries { text += "| `\(entry.shape)` | \(entry.level().rawValue) |\n" }
    }
    return text
  }

  private static func row(_ title: String, _ levels: [BreadthEntry.Level]) -> String {
    func count(_ level: BreadthEntry.Level) -> Int { levels.filter { $0 == level }.count }
    return "| \(title) | \(levels.count) | \(levels.count) | \(count(.behaves)) | \(count(.recorded)) | \(count(.compiles)) |\n"
  }
}

extension BreadthEntry.Level {
  static let allLevels: [BreadthEntry.Level] = [.behaves, .recorded, .compiles, .fails]
}
