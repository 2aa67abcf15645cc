import Foundation

/// What every property of an entity has.
open class NSPropertyDescription: NSObject {
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open var userInfo: [AnyHashable: Any]?
  open var renamingIdentifier: String?
  open internal(set) unowned(unsafe) var entity: NSEntityDescription = .unknown
}

/// The kinds of attributes.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
  case compositeAttributeType = 2100

  /// Kinds whose values are numbers.
  var isNumber: Bool {
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .decimalAttributeType, .doubleAttributeType,
      .floatAttributeType, .booleanAttributeType:
      true
    case .undefinedAttributeType, .stringAttributeType, .dateAttributeType, .binaryDataAttributeType, .UUIDAttributeType,
      .URIAttributeType, .transformableAttributeType, .objectIDAttributeType, .compositeAttributeType:
      false
    }
  }
}

/// A value of an entity's objects.
open class NSAttributeDescription: NSPropertyDescription {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var defaultValue: Any?
  open var attributeValueClassName: String?
  open var valueTransformerName: String?
  open var allowsExternalBinaryDataStorage = false
  open var preservesValueInHistoryOnDeletion = false
}

/// What happens to the objects at the other end when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule = 0
  case nullifyDeleteRule = 1
  case cascadeDeleteRule = 2
  case denyDeleteRule = 3
}

/// A connection of an entity's objects with others.
open class NSRelationshipDescription: NSPropertyDescription {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  open var maxCount = 1
  open var minCount = 0
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var isOrdered = false
  /// True unless there can be only one.
  open var isToMany: Bool { maxCount != 1 }
}
