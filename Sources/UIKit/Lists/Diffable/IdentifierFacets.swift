import CellTrace

/// What an identifier's value says about the row it stands for: an `id`, if it has one, and the rest of its fields.
struct IdentifierFacets {
  /// The type, with the enum cases that lead to the value.
  var path: String
  /// The value's own `id`.
  var id: AnyHashable?
  /// What the id is called, and whether it was made in the run: a UUID or an object.
  var idName = "id"
  var isBorn = false
  /// Stored fields but the id, in order.
  var fields: [(name: String, value: Any)] = []

  /// nil for plain values such as numbers, strings and UUIDs, which say nothing but who they are.
  init?(_ identifier: Any) {
    path = ""
    guard read(identifier, depth: 0), id != nil || !fields.isEmpty else { return nil }
  }

  /// Names of fields in which two values of one type differ.
  func differences(from other: IdentifierFacets) -> [String] {
    zip(fields, other.fields).filter { !IdentifierFacets.equal($0.0.value, $0.1.value) }.map { $0.0.name }
      + (fields.count == other.fields.count ? [] : ["fields"])
  }

  /// The fields as text: equal for rows with the same content.
  var content: String { fields.map { "\($0.name)=\($0.value)" }.joined(separator: ";") }

  /// True if some field says something.
  var saysSomething: Bool { fields.contains { !"\($0.value)".isEmpty } }

  private mutating func read(_ value: Any, depth: Int) -> Bool {
    guard depth < 3 else { return false }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum:
      guard let payload = mirror.children.first else { return false }
      path += "\(type(of: value)).\(payload.label ?? "")/"
      return read(payload.value, depth: depth + 1)
    case .tuple:
      // The first part that stands for something carries the identity; the others are fields.
      for (index, part) in mirror.children.enumerated() {
        var facets = self
        guard facets.read(part.value, depth: depth + 1) else { continue }
        self = facets
        for (other, rest) in mirror.children.enumerated() where other != index {
          fields.append((rest.label ?? "\(other)", rest.value))
        }
        return true
      }
      return false
    case .struct, .class:
      path += "\(type(of: value))"
      return readFields(of: value, mirror)
    default: return false
    }
  }

  private mutating func readFields(of value: Any, _ mirror: Mirror) -> Bool {
    var stored: [(name: String, value: Any)] = []
    var level: Mirror? = mirror
    while let present = level {
      stored = present.children.map { ($0.label ?? "", $0.value) } + stored
      level = present.superclassMirror
    }
    guard !stored.isEmpty, stored.count <= 64 else { return false }
    if let named = stored.first(where: { $0.name == "id" }) {
      id = named.value as? AnyHashable
    } else if let identifiable = value as? any Identifiable {
      id = IdentifierFacets.id(of: identifiable)
      if let id, let twin = stored.first(where: { $0.value as? AnyHashable == id }) { idName = twin.name }
    } else if let unique = stored.first(where: { ItemIdentities.containsUUID("\($0.value)") }) {
      idName = unique.name
      id = unique.value as? AnyHashable
    }
    // An object's identity says nothing about the row.
    if id?.base is ObjectIdentifier { id = nil }
    isBorn = id.map { ItemIdentities.containsUUID("\($0.base)") } ?? (mirror.displayStyle == .class)
    fields = stored.filter { $0.name != idName }
    return true
  }

  private static func id<Value: Identifiable>(of value: Value) -> AnyHashable { AnyHashable(value.id) }

  private static func equal(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return "\(one)" == "\(other)"
  }
}
