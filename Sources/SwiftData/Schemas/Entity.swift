import Synchronization

/// A type of models, as contexts use it.
final class Entity: @unchecked Sendable {
  let type: any PersistentModel.Type
  let name: String
  let properties: [Property]
  let byName: [String: Property]
  let relationships: [Property]
  /// Properties whose values, taken together, only one model has.
  let unique: [[String]]

  /// The description of a type.
  static func of(_ type: any PersistentModel.Type) -> Entity {
    let key = ObjectIdentifier(type)
    if let known = known.withLock({ $0[key] }) { return known }
    let made = Entity(type)
    return known.withLock { known in
      if let first = known[key] { return first }
      known[key] = made
      return made
    }
  }

  /// Types and all that their relationships lead to.
  static func reachable(from types: [any PersistentModel.Type]) -> [any PersistentModel.Type] {
    var result: [any PersistentModel.Type] = []
    var open = types
    while !open.isEmpty {
      let type = open.removeFirst()
      guard !result.contains(where: { $0 == type }) else { continue }
      result.append(type)
      open += of(type).relationships.compactMap { $0.relationship?.target }
    }
    return result
  }

  private static let known = Mutex<[ObjectIdentifier: Entity]>([:])

  private init(_ type: any PersistentModel.Type) {
    self.type = type
    name = type.entityName
    properties = type.schemaMetadata.map(\.property)
    byName = Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
    relationships = properties.filter { $0.relationship != nil }
    let properties = self.properties
    let together = type.uniquenessConstraints.map { paths in
      paths.compactMap { path in properties.first { $0.keyPath == path }?.name }
    }
    unique = properties.filter(\.isUnique).map { [$0.name] } + together.filter { !$0.isEmpty }
  }
}
