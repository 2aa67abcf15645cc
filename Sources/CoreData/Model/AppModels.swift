import Foundation
@_spi(CellHarness) import SelectorDispatch

/// The app's Core Data models. The plug-in registers what the `.xcdatamodeld` folders of the app say.
public enum AppModels {
  /// An entity of a model.
  public struct Entity {
    var name: String
    var type: AnyClass
    var parent: String?
    var isAbstract: Bool
    var make: (NSEntityDescription, NSManagedObjectContext?) -> NSManagedObject
    var attributes: [Attribute]
    var relationships: [Relationship]
    var unique: [[String]]

    public init(
      _ name: String, type: AnyClass, parent: String? = nil, isAbstract: Bool = false, attributes: [Attribute] = [],
      relationships: [Relationship] = [], unique: [[String]] = [],
      make: @escaping (NSEntityDescription, NSManagedObjectContext?) -> NSManagedObject
    ) {
      (self.name, self.type, self.parent, self.isAbstract, self.make) = (name, type, parent, isAbstract, make)
      (self.attributes, self.relationships, self.unique) = (attributes, relationships, unique)
    }
  }

  /// A value of its objects, with the words that a model's file has for kinds and defaults.
  public struct Attribute {
    var name: String
    var kind: String
    var isOptional: Bool
    var isTransient: Bool
    var standard: String?

    public init(_ name: String, _ kind: String, isOptional: Bool = false, isTransient: Bool = false, standard: String? = nil) {
      (self.name, self.kind, self.isOptional) = (name, kind, isOptional)
      (self.isTransient, self.standard) = (isTransient, standard)
    }
  }

  /// A connection with other objects.
  public struct Relationship {
    var name: String
    var destination: String
    var inverse: String?
    var isToMany: Bool
    var isOrdered: Bool
    var isOptional: Bool
    var deletion: String

    public init(
      _ name: String, to destination: String, inverse: String? = nil, isToMany: Bool = false, isOrdered: Bool = false,
      isOptional: Bool = false, deletion: String = "Nullify"
    ) {
      (self.name, self.destination, self.inverse, self.deletion) = (name, destination, inverse, deletion)
      (self.isToMany, self.isOrdered, self.isOptional) = (isToMany, isOrdered, isOptional)
    }
  }

  /// A model by the name of its file.
  public static func add(_ name: String, _ entities: @escaping () -> [Entity]) { known[name] = entities }

  // MARK: Asking

  static var names: [String] {
    load()
    return known.keys.sorted()
  }

  static func entities(ofModel name: String) -> [Entity]? {
    load()
    return known[name]?()
  }

  /// The entities as descriptions that know each other.
  static func descriptions(of entities: [Entity]) -> [NSEntityDescription] {
    var made: [String: NSEntityDescription] = [:]
    for entity in entities { made[entity.name] = description(of: entity) }
    for entity in entities {
      if let parent = entity.parent.flatMap({ made[$0] }), let own = made[entity.name] { parent.subentities.append(own) }
      for relationship in entity.relationships {
        guard let own = made[entity.name]?.relationshipsByName[relationship.name] else { continue }
        own.destinationEntity = made[relationship.destination]
        own.inverseRelationship = relationship.inverse.flatMap { made[relationship.destination]?.relationshipsByName[$0] }
      }
    }
    return entities.compactMap { made[$0.name] }
  }

  private static func description(of entity: Entity) -> NSEntityDescription {
    let result = NSEntityDescription()
    result.name = entity.name
    result.managedObjectClassName = "\(entity.type)"
    result.isAbstract = entity.isAbstract
    result.objectClass = entity.type
    result.maker = entity.make
    result.uniquenessConstraints = entity.unique
    result.properties = entity.attributes.map(description) + entity.relationships.map(description)
    return result
  }

  private static func description(of attribute: Attribute) -> NSPropertyDescription {
    let result = NSAttributeDescription()
    result.name = attribute.name
    result.isOptional = attribute.isOptional
    result.isTransient = attribute.isTransient
    result.attributeType = kinds[attribute.kind] ?? .undefinedAttributeType
    result.defaultValue = attribute.standard.flatMap { standardValue($0, result.attributeType) }
    return result
  }

  private static func description(of relationship: Relationship) -> NSPropertyDescription {
    let result = NSRelationshipDescription()
    result.name = relationship.name
    result.isOptional = relationship.isOptional
    result.isOrdered = relationship.isOrdered
    result.maxCount = relationship.isToMany ? 0 : 1
    result.deleteRule = rules[relationship.deletion] ?? .nullifyDeleteRule
    return result
  }

  private static func standardValue(_ text: String, _ kind: NSAttributeType) -> Any? {
    switch kind {
    case .booleanAttributeType: NSNumber(value: ["YES", "true", "1"].contains(text))
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: Int64(text).map { NSNumber(value: $0) }
    case .doubleAttributeType, .floatAttributeType: Double(text).map { NSNumber(value: $0) }
    case .decimalAttributeType: NSDecimalNumber(string: text)
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .stringAttributeType: text
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    case .undefinedAttributeType, .binaryDataAttributeType, .transformableAttributeType, .objectIDAttributeType,
      .compositeAttributeType:
      nil
    }
  }

  private static let kinds: [String: NSAttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType, "Integer 64": .integer64AttributeType,
    "Decimal": .decimalAttributeType, "Double": .doubleAttributeType, "Float": .floatAttributeType,
    "String": .stringAttributeType, "Boolean": .booleanAttributeType, "Date": .dateAttributeType,
    "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType, "URI": .URIAttributeType,
    "Transformable": .transformableAttributeType,
  ]
  private static let rules: [String: NSDeleteRule] = [
    "No Action": .noActionDeleteRule, "Nullify": .nullifyDeleteRule, "Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule,
  ]

  /// The copies of the app's files register their models where they register their selectors.
  private static func load() { _ = AppFiles.all }

  /// One thread of a run goes on at a time; what a program's files register is the same in every run.
  nonisolated(unsafe) private static var known: [String: () -> [Entity]] = [:]
}
