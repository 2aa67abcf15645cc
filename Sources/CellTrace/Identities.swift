/// What the data source identifies: one item of one list, the same in every run of a script.
///
/// `key` is the text of the app's own identifier. Identifiers that are made inside the run (a `UUID()`, an object)
/// have no text that repeats, so their key is `#n`, the order of their first appearance in the list's data.
public struct CellItemID: Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
  /// The list, counted from 0 in order of first display.
  package var list: Int
  /// The identifier's text, or `#n`.
  package var key: String

  /// Creates an id from its parts.
  public init(list: Int = 0, key: String) {
    self.list = list
    self.key = key
  }

  /// The key; lists other than the first are prefixed (`list1:key`).
  public var description: String { list == 0 ? key : "list\(list):\(key)" }

  /// True where items have no text that tells them: they go by their positions, and by what the app says of its changes.
  package var goesByPosition: Bool { key.hasPrefix("#") }

  /// The key of the `number`th item whose identifier has this text.
  package static func key(_ text: String, number: Int) -> String { number == 1 ? text : "\(text)~\(number)" }

  /// The identifier's text: the key without the number that tells several with one text apart.
  package var identifierText: Substring {
    guard let mark = key.lastIndex(of: "~"), case let number = key[mark...].dropFirst(), !number.isEmpty,
      number.allSatisfy(\.isNumber)
    else { return key[...] }
    return key[..<mark]
  }

  /// The key of a row that has no identifier but its place in the code of a SwiftUI list, counted from 1.
  package static func structureKey(_ number: Int) -> String { "row \(number)" }

  /// True for a row with such a key.
  package var isOfStructure: Bool { key.wholeMatch(of: /row [0-9]+/) != nil }

  /// Orders by list, then by key.
  public static func < (left: CellItemID, right: CellItemID) -> Bool {
    (left.list, left.key) < (right.list, right.key)
  }
}

/// One reusable view object, counted from 1 in order of creation within a run.
package struct CellID: Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
  /// The cell's ordinal in its run.
  package var number: Int

  /// Creates an id from its ordinal.
  package init(_ number: Int) { self.number = number }

  /// The cell as reports name it: `cell #n`.
  package var description: String { "cell #\(number)" }

  /// Orders by creation.
  package static func < (left: CellID, right: CellID) -> Bool { left.number < right.number }
}

/// A position in a list: an index path as plain numbers.
package struct Slot: Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
  /// The section's index, from 0.
  package var section: Int
  /// Item index within the section.
  package var item: Int

  /// Creates a slot.
  package init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// `section-item`, for example `0-3`; of a supplementary view, which stands at no item's place, the section alone.
  package var description: String { item < 0 ? "section \(section)" : "\(section)-\(item)" }

  /// Orders by section, then item.
  package static func < (left: Slot, right: Slot) -> Bool { (left.section, left.item) < (right.section, right.item) }
}

/// A place in source code, as far as it is known.
public struct SourcePlace: Hashable, Codable, Sendable, CustomStringConvertible {
  /// `Module/File.swift`, as `#fileID` prints it.
  public var fileID: String
  /// Line, from 1.
  public var line: Int

  /// Creates a place.
  package init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }

  /// The place as compilers write it: `Module/File.swift:line`.
  public var description: String { "\(fileID):\(line)" }
}

/// A rectangle in points.
package struct TraceRect: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The left edge, in points.
  package var x: Double
  /// The top edge, in points.
  package var y: Double
  /// The width, in points.
  package var width: Double
  /// The height, in points.
  package var height: Double

  /// Creates a rectangle, rounding every number to 1/1000 point so that equal layouts have equal bytes.
  package init(x: Double, y: Double, width: Double, height: Double) {
    func rounded(_ value: Double) -> Double { value.isFinite ? (value * 1000).rounded() / 1000 : 0 }
    self.x = rounded(x)
    self.y = rounded(y)
    self.width = rounded(width)
    self.height = rounded(height)
  }

  /// The rectangle in words: `width×height at x,y`.
  package var description: String { "\(width)×\(height) at \(x),\(y)" }
}
