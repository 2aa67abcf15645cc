@_spi(CellHarness) import Combine
import HeadlessCore

/// Texts of stored values for reports: bounded, and the same in every run.
enum ValueText {
  /// Longest text of a value.
  private static let limit = 80

  /// The text of a value. Objects appear by the name of their type, since their description may hold an address, unless they are
  /// values in all but name, such as pictures.
  static func of<Value>(_ value: Value) -> String {
    var text = ""
    append(value, to: &text, depth: 0)
    return text.count > limit ? String(text.prefix(limit - 1)) + "…" : text
  }

  /// The text of a value that a view owns. An object appears with what it stores, one level deep: two of a type can be told apart.
  static func ofOwned<Value>(_ value: Value) -> String {
    guard Value.self is AnyObject.Type else { return of(value) }
    var parts: [(String?, Any)] = []
    var mirror: Mirror? = Mirror(reflecting: value)
    while let level = mirror {
      let own = level.children.compactMap { child -> (String?, Any)? in
        // What a lazy property holds tells only whether it was asked for.
        guard let label = child.label, !label.hasPrefix("_$"), !label.hasPrefix("$__lazy_storage_$_") else { return nil }
        let stored = (child.value as? any StoredProperty)?.storedValue ?? child.value
        // Subscriptions tell nothing, and there are many.
        if stored is AnyCancellable || stored is Set<AnyCancellable> { return nil }
        return (label.hasPrefix("_") ? String(label.dropFirst()) : label, stored)
      }
      parts = own + parts
      mirror = level.superclassMirror
    }
    var text = TypeNames.plain(type(of: value))
    if !parts.isEmpty { list(parts, "(", ")", &text, 1) }
    return text.count > limit ? String(text.prefix(limit - 1)) + "…" : text
  }

  private static func append(_ value: Any, to text: inout String, depth: Int) {
    if text.count > limit { return }
    if let string = value as? String {
      text += depth == 0 ? string : "\"\(string)\""
      return
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class where value is any DescribedByContent: text += String(describing: value)
    case .class, .foreignReference?: text += TypeNames.plain(type(of: value))
    case .optional?:
      if let inside = mirror.children.first { append(inside.value, to: &text, depth: depth) } else { text += "nil" }
    case .collection?: list(mirror.children.map { ($0.label, $0.value) }, "[", "]", &text, depth)
    case .set?:
      let members = mirror.children.map { child -> String in
        var member = ""
        append(child.value, to: &member, depth: depth + 1)
        return member
      }
      text += "[" + members.sorted().joined(separator: ", ") + "]"
    case .dictionary?:
      let members = mirror.children.map { child -> String in
        let pair = Mirror(reflecting: child.value).children.map(\.value)
        var member = ""
        for (index, part) in pair.enumerated() {
          if index > 0 { member += ": " }
          append(part, to: &member, depth: depth + 1)
        }
        return member
      }
      text += "[" + members.sorted().joined(separator: ", ") + "]"
    case .tuple?: list(mirror.children.map { ($0.label, $0.value) }, "(", ")", &text, depth)
    case .struct?:
      if mirror.children.isEmpty || value is any CustomStringConvertible {
        text += String(describing: value)
      } else {
        text += TypeNames.plain(type(of: value))
        if depth < 3 { list(mirror.children.map { ($0.label, $0.value) }, "(", ")", &text, depth) }
      }
    case .enum?:
      if let payload = mirror.children.first {
        text += payload.label ?? TypeNames.plain(type(of: value))
        text += "("
        append(payload.value, to: &text, depth: depth + 1)
        text += ")"
      } else {
        text += String(describing: value)
      }
    case nil:
      text +=
        mirror.children.isEmpty && String(describing: type(of: value)).contains("->") ? "function" : String(describing: value)
    @unknown default: text += String(describing: value)
    }
  }

  private static func list(
    _ members: [(String?, Any)], _ open: String, _ close: String, _ text: inout String, _ depth: Int
  ) {
    text += open
    for (index, member) in members.enumerated() {
      if index > 0 { text += ", " }
      if let label = member.0, !label.hasPrefix(".") { text += label + ": " }
      append(member.1, to: &text, depth: depth + 1)
      if text.count > limit { break }
    }
    text += close
  }
}
