import CellTrace

/// One perceivable thing that two appearances of an item do not agree on.
struct Difference: Hashable {
  enum Kind: String {
    /// Both have the property, with different values.
    case value
    /// Only the observed side has the property or element.
    case extra
    /// Only the reference side has it.
    case missing
    /// Only places and sizes differ.
    case geometry
  }

  var kind: Kind
  /// The element's path; empty for the cell as a whole.
  var path: String
  /// The property's name; nil if a whole element is extra or missing.
  var name: String?
  /// The value on the observed side.
  var observed: String
  /// The value on the reference side.
  var expected: String
  /// The last write on the observed side.
  var provenance: WriteProvenance?

  /// `UILabel.textColor`, or `UILabel` for a whole element.
  var property: String {
    let type = path.isEmpty ? "cell" : Names.type(ofPath: path)
    return name.map { "\(type).\($0)" } ?? type
  }

  /// What identifies the difference within an item, whatever the values.
  var key: PropertyKey { PropertyKey(path: path, name: name ?? "") }
}

/// A property of an element, or (with an empty name) the element itself.
struct PropertyKey: Hashable {
  var path: String
  var name: String

  /// The same place in another item's row: the paths of hosted rows name the element of their `ForEach`.
  func moved(from item: ItemID, to other: ItemID) -> PropertyKey {
    func element(_ item: ItemID) -> String { "ForEach(\(item.key))" }
    guard item != other, path.contains(element(item)) else { return self }
    return PropertyKey(path: path.replacing(element(item), with: element(other), maxReplacements: 1), name: name)
  }

  /// The same for rows that are known: identifiers that are made in the run stand in paths as they are, and items go by numbers.
  func moved(from row: Appearance, to other: Appearance) -> PropertyKey {
    let moved = moved(from: row.item, to: other.item)
    guard row.item != other.item, moved == self, let own = row.hostedElement, let its = other.hostedElement, path.contains(own)
    else { return moved }
    return PropertyKey(path: path.replacing(own, with: its, maxReplacements: 1), name: name)
  }
}

extension Appearance {
  /// The outermost `ForEach(…)` in the paths of a hosted row, which names the row's identifier.
  fileprivate var hostedElement: String? {
    let parts = elements.lazy.compactMap { $0.path.split(separator: "/").first { $0.hasPrefix("ForEach(") } }
    return parts.first.map(String.init)
  }
}

/// How type names and paths are written in findings.
enum Names {
  /// The last type in a path, without its ordinal, as the app knows it.
  static func type(ofPath path: String) -> String {
    withoutOrdinal(path.split(separator: "/").last.map(String.init) ?? path)
  }

  /// The path without its last component.
  static func parent(ofPath path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// `UILabel` for `UILabel[2]`.
  static func withoutOrdinal(_ name: String) -> String {
    guard name.hasSuffix("]"), let open = name.lastIndex(of: "["),
      name[name.index(after: open)...].dropLast().allSatisfy(\.isNumber)
    else { return name }
    return String(name[..<open])
  }

  /// True if `path` leads through `part`, which may be a path within a hosted view.
  static func path(_ path: String, leadsThrough part: String) -> Bool { "/\(path)/".contains("/\(part)/") }

  /// True if `path` leads through a view of this type, or ends at one.
  static func path(_ path: String, leadsThroughType type: String) -> Bool {
    path.split(separator: "/").contains { withoutOrdinal(String($0)) == type }
  }

  /// True if `path` is `ancestor` or lies below it. The empty path is the cell, above everything.
  static func path(_ path: String, isAtOrBelow ancestor: String) -> Bool {
    ancestor.isEmpty || path == ancestor || path.hasPrefix(ancestor + "/")
  }
}
