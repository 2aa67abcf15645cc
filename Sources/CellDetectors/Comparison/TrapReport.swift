import CellTrace

/// What a process said when it trapped.
package struct TrapReport {
  /// What a line begins with that tells of a call which led to the trap.
  package static let caller = "cellharness: called from 0x"

  /// The message without its place, or the first line, or a sentence if the process said nothing.
  package let cause: String
  /// The place in the app's code that the message names. The standard library's own files say nothing about the app.
  package let place: SourcePlace?
  /// The calls of the program that led there, the innermost first: one of them is the app's.
  let callers: [UInt32]

  package init(_ report: String) {
    let all = report.split(whereSeparator: \.isNewline).map(String.init)
    callers = all.filter { $0.hasPrefix(Self.caller) }.compactMap { UInt32($0.dropFirst(Self.caller.count), radix: 16) }
    let lines = all.filter { !$0.hasPrefix(Self.caller) }
    guard let line = lines.first(where: { $0.contains("rror: ") || $0.contains("failed: ") }) ?? lines.first else {
      cause = FindingText.silentTrap
      place = nil
      return
    }
    if let (before, message) = Self.split(line), let found = Self.place(in: before) {
      // Debug builds: `App/Rows.swift:41: Fatal error: Index out of range`.
      cause = message
      place = Self.isLibrary(found) ? nil : found
    } else if let range = Self.lastRange(of: ": file ", in: line) {
      // Older form: `Fatal error: Index out of range: file App/Rows.swift, line 41`.
      cause = String(line[..<range.lowerBound])
      let found = Self.olderPlace(in: line[range.upperBound...])
      place = found.flatMap { Self.isLibrary($0) ? nil : $0 }
    } else {
      cause = line
      place = nil
    }
  }

  /// Cuts `place: message` at its first colon that a space follows; nil without one.
  private static func split(_ line: String) -> (String, String)? {
    guard let range = firstRange(of: ": ", in: line) else { return nil }
    return (String(line[..<range.lowerBound]), String(line[range.upperBound...]))
  }

  /// Reads a place as today's runtime writes it: `App/Rows.swift:41`.
  private static func place(in text: String) -> SourcePlace? {
    guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]) else { return nil }
    let file = String(text[..<colon])
    return file.hasSuffix(".swift") ? SourcePlace(fileID: file, line: line) : nil
  }

  /// Reads a place as older runtimes write it: `App/Rows.swift, line 41`.
  private static func olderPlace(in text: Substring) -> SourcePlace? {
    guard let range = lastRange(of: ", line ", in: String(text)) else { return nil }
    let words = String(text)
    guard let line = Int(words[range.upperBound...].prefix { $0.isNumber }) else { return nil }
    return SourcePlace(fileID: String(words[..<range.lowerBound]), line: line)
  }

  private static func isLibrary(_ place: SourcePlace) -> Bool {
    let module = place.fileID.split(separator: "/").first.map(String.init) ?? ""
    // `_Concurrency` and its kin are parts of the standard library.
    return module.hasPrefix("_")
      || [
        "Swift", "Foundation", "FoundationEssentials", "UIKit", "SwiftUI", "Combine", "CoreData", "HeadlessCore", "CellHarness",
      ]
      .contains(module)
  }

  private static func firstRange(of needle: String, in text: String) -> Range<String.Index>? {
    var start = text.startIndex
    while start < text.endIndex {
      if text[start...].hasPrefix(needle) { return start..<text.index(start, offsetBy: needle.count) }
      start = text.index(after: start)
    }
    return nil
  }

  private static func lastRange(of needle: String, in text: String) -> Range<String.Index>? {
    var start = text.endIndex
    while start > text.startIndex {
      start = text.index(before: start)
      if text[start...].hasPrefix(needle) { return start..<text.index(start, offsetBy: needle.count) }
    }
    return nil
  }
}
