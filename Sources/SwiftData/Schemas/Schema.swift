/// The types of models that a container keeps.
public final class Schema: @unchecked Sendable {
  let types: [any PersistentModel.Type]
  /// The schema's version.
  public let version: Version
  /// The version's encoding.
  public let encodingVersion: Version
  /// The types, described.
  public let entities: [Entity]

  /// A schema of types and of all that their relationships lead to.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.types = SwiftData.Entity.reachable(from: types)
    self.version = version
    encodingVersion = Version(1, 0, 0)
    entities = self.types.map(Entity.init)
  }
  /// A schema of types and of all that their relationships lead to.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }
  /// A schema of nothing.
  public convenience init() { self.init([]) }
  /// A version's schema.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The types by their names.
  public var entitiesByName: [String: Entity] { Dictionary(entities.map { ($0.name, $0) }) { first, _ in first } }
  /// The description of a type.
  public func entity<T>(for type: T.Type) -> Entity? where T: PersistentModel { entitiesByName[T.entityName] }

  /// A type's name for the schema.
  public static func entityName(for type: any PersistentModel.Type) -> String { type.entityName }

  func type(named name: String) -> (any PersistentModel.Type)? { types.first { $0.entityName == name } }
}

extension Schema: Hashable {
  public static func == (left: Schema, right: Schema) -> Bool {
    left.version == right.version && left.types.map { ObjectIdentifier($0) } == right.types.map { ObjectIdentifier($0) }
  }
  public func hash(into hasher: inout Hasher) { for type in types { hasher.combine(ObjectIdentifier(type)) } }
}

extension Schema {
  /// A version: major, minor, patch.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    public let major: Int
    public let minor: Int
    public let patch: Int
    public init(_ major: Int, _ minor: Int, _ patch: Int) { (self.major, self.minor, self.patch) = (major, minor, patch) }
    public var description: String { "\(major).\(minor).\(patch)" }
    public static func < (left: Version, right: Version) -> Bool {
      (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
  }

  /// What `@Model` says of one property.
  public struct PropertyMetadata: @unchecked Sendable {
    let property: Property

    public init<Model, Value>(
      name: String, keypath: KeyPath<Model, Value>, defaultValue: Any? = nil, metadata: (any SchemaProperty)? = nil
    ) where Model: PersistentModel {
      property = Property(name: name, keyPath: keypath, metadata: metadata)
    }
  }

  /// A type of models, described.
  public struct Entity: @unchecked Sendable {
    /// The type's name.
    public let name: String
    /// Properties that are values.
    public let attributes: Set<Attribute>
    /// Properties that lead to models.
    public let relationships: Set<Relationship>
    /// Properties whose values only one model has.
    public let uniquenessConstraints: [[String]]

    init(_ type: any PersistentModel.Type) {
      let entity = SwiftData.Entity.of(type)
      name = entity.name
      attributes = Set(entity.properties.filter { $0.relationship == nil }.map(\.attribute))
      relationships = Set(entity.relationships.map(\.described))
      uniquenessConstraints = entity.unique
    }

    public var attributesByName: [String: Attribute] { Dictionary(attributes.map { ($0.name, $0) }) { first, _ in first } }
    public var relationshipsByName: [String: Relationship] {
      Dictionary(relationships.map { ($0.name, $0) }) { first, _ in first }
    }
  }
}
