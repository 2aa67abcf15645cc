import CellTrace

/// Numbers that stand for what a screen shows, row by row: equal digests are equal appearances. What waits for something is not in
/// it.
///
/// Numbers depend on the seed of `Hashable`: only digests of processes with the same one can be compared.
package struct ScreenDigest: Hashable, Sendable {
  /// One property of one element.
  struct Part: Hashable, Sendable {
    /// Which element and property it is.
    var key: UInt32
    /// A digest of the property's value: equal values have equal digests.
    var value: UInt32
  }

  /// What an item on screen shows, part by part.
  struct Row: Hashable, Sendable {
    var item: UInt64
    var cellType: UInt32
    var parts: [Part]
  }

  /// A place where two digests differ, without the item: the same difference in another row is the same.
  package struct Difference: Hashable, Codable, Sendable {
    /// Stands for the cell's type.
    package var cellType: UInt32
    /// Stands for the element and the property; 0: the row as a whole.
    package var key: UInt32

    /// Creates a difference.
    package init(cellType: UInt32, key: UInt32) {
      self.cellType = cellType
      self.key = key
    }
  }

  private(set) var rows: [Row] = []

  /// A digest of nothing.
  package init() {}

  /// A digest of appearances.
  package init(_ appearances: [Appearance]) {
    rows = appearances.lazy.filter { !$0.isUnsettled }.map(Row.init)
  }

  /// Adds what is in no row, as a row of its own: texts that came in front of the list.
  package mutating func add(_ texts: [String], as name: String) {
    if texts.isEmpty { return }
    var row = Row(item: Self.number(name), cellType: UInt32(truncatingIfNeeded: Self.number(name)), parts: [])
    for (index, text) in texts.enumerated() { row.parts.append(Self.part(name, "\(index)", text)) }
    rows.append(row)
  }

  /// This one, and rows of an older one that it does not have, as many as there is room for.
  func filled(from older: ScreenDigest, upTo limit: Int) -> ScreenDigest {
    let known = Set(rows.map(\.item))
    var result = self
    result.rows += older.rows.lazy.filter { !known.contains($0.item) }.prefix(max(0, limit - rows.count))
    return result
  }

  /// The rows that another digest has as well.
  func rows(of other: ScreenDigest) -> ScreenDigest {
    let known = Set(other.rows.map(\.item))
    var result = ScreenDigest()
    result.rows = rows.filter { known.contains($0.item) }
    return result
  }

  /// True if a row is on one of the screens only.
  package func hasOtherRows(than other: ScreenDigest) -> Bool { Set(rows.map(\.item)) != Set(other.rows.map(\.item)) }

  /// Where a row that both digests have differs.
  package func differences(from other: ScreenDigest) -> Set<Difference> { differences(from: other, in: rows) }

  /// The same for rows that moved: those that go by positions show another item's content by right, beside others that have names.
  func differencesOfMoved(from other: ScreenDigest) -> Set<Difference> {
    let named = rows.filter { !$0.isPosition }
    return differences(from: other, in: named.isEmpty ? rows : named)
  }

  private func differences(from other: ScreenDigest, in rows: [Row]) -> Set<Difference> {
    if self == other { return [] }
    var found: Set<Difference> = []
    for row in rows {
      guard let same = other[row.item], same.parts != row.parts else { continue }
      for key in row.differingKeys(from: same) { found.insert(Difference(cellType: row.cellType, key: key)) }
    }
    return found
  }

  subscript(item: UInt64) -> Row? { rows.first { $0.item == item } }

  // MARK: As bytes

  /// The digest as bytes, for another process.
  package var bytes: [UInt8] {
    var words: [UInt64] = [UInt64(rows.count)]
    for row in rows {
      words += [row.item, UInt64(row.cellType), UInt64(row.parts.count)]
      for part in row.parts { words.append(UInt64(part.key) << 32 | UInt64(part.value)) }
    }
    return words.withUnsafeBytes { Array($0) }
  }

  /// Reads as many digests as `bytes` holds, one behind the other.
  package static func all(in bytes: [UInt8]) -> [ScreenDigest] {
    let words = bytes.withUnsafeBytes { raw in
      (0..<raw.count / 8).map { raw.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self) }
    }
    var digests: [ScreenDigest] = []
    var place = 0
    while place < words.count {
      var digest = ScreenDigest()
      let count = Int(words[place])
      place += 1
      for _ in 0..<count {
        let size = Int(words[place + 2])
        let parts = words[place + 3..<place + 3 + size].map {
          Part(key: UInt32(truncatingIfNeeded: $0 >> 32), value: UInt32(truncatingIfNeeded: $0))
        }
        digest.rows.append(Row(item: words[place], cellType: UInt32(truncatingIfNeeded: words[place + 1]), parts: parts))
        place += 3 + size
      }
      digests.append(digest)
    }
    return digests
  }
}

extension ScreenDigest.Row {
  /// A height that the content does not have, as a part of its own.
  private static let misfit: UInt32 = 1

  /// The last bit of the number of an item that goes by its position.
  private static let position: UInt64 = 1

  fileprivate var isPosition: Bool { item & Self.position != 0 }

  fileprivate init(_ appearance: Appearance) {
    let number = ScreenDigest.number(appearance.item)
    item = appearance.item.goesByPosition ? number | Self.position : number & ~Self.position
    cellType = UInt32(truncatingIfNeeded: ScreenDigest.number(appearance.cellType))
    parts = [ScreenDigest.part("", "flags", "\(appearance.flags.rawValue)")]
    for element in appearance.elements {
      parts.append(ScreenDigest.part(element.path, "role", element.role.rawValue))
      for property in element.properties where !Self.isOfKeyboard(property.name) {
        parts.append(ScreenDigest.part(element.path, property.name, property.value))
      }
    }
    parts.append(ScreenDigest.part("", "height", "\(appearance.frame.height.rounded())"))
    if let ideal = appearance.idealHeight {
      parts.append(ScreenDigest.Part(key: Self.misfit, value: abs(ideal - appearance.frame.height) > 1 ? 1 : 0))
    }
  }

  /// Which row has the keyboard is nobody's content.
  private static func isOfKeyboard(_ property: String) -> Bool { property == "isEditing" || property == "isFocused" }

  fileprivate func differingKeys(from other: Self) -> Set<UInt32> {
    let here = Dictionary(parts.map { ($0.key, $0.value) }) { $0 &* 31 &+ $1 }
    let there = Dictionary(other.parts.map { ($0.key, $0.value) }) { $0 &* 31 &+ $1 }
    var keys: Set<UInt32> = []
    // A measured row and one that is not differ in nothing a person sees.
    for (key, value) in here where key != Self.misfit && there[key] != value { keys.insert(key) }
    for key in there.keys where key != Self.misfit && here[key] == nil { keys.insert(key) }
    return keys
  }

  /// The value of a part; nil without it.
  func value(_ key: UInt32) -> UInt32? { parts.first { $0.key == key }?.value }

  /// True if its measured height is another than it has.
  var isMisfit: Bool { value(Self.misfit) == 1 }
}

extension ScreenDigest {
  /// A number for a value, the same in every process with the same seed of `Hashable`.
  static func number(_ value: some Hashable) -> UInt64 { UInt64(bitPattern: Int64(value.hashValue)) }

  fileprivate static func part(_ path: String, _ name: String, _ value: String) -> Part {
    var key = Hasher()
    key.combine(path)
    key.combine(name)
    return Part(key: UInt32(truncatingIfNeeded: key.finalize()), value: UInt32(truncatingIfNeeded: value.hashValue))
  }
}
