import Combine
import Foundation
import SelectorDispatch

extension NSManagedObject {
  func known(_ key: String) -> Bool { entity.propertiesByName[key] != nil }

  /// The property of a key; an unknown one ends the run as on a phone.
  func property(_ key: String) -> NSPropertyDescription {
    guard let property = entity.propertiesByName[key] else {
      CoreDataFailure.raise(CoreDataText.key(key, of: entity.name ?? ""))
    }
    return property
  }

  // MARK: Reading

  /// As key-value coding answers: relationships with many objects are sets.
  func exposed(_ key: String) -> Any? {
    if let standIn { return standIn.exposed(key) }
    guard let relationship = property(key) as? NSRelationshipDescription, relationship.isToMany else { return stored(key) }
    let members = objects(key)
    return relationship.isOrdered ? NSOrderedSet(array: members) : NSSet(array: members)
  }

  /// The objects at the other end.
  func objects(_ key: String) -> [NSManagedObject] {
    switch stored(key) {
    case let list as [NSManagedObject]: list
    case let object as NSManagedObject: [object]
    default: []
    }
  }

  private func stored(_ key: String) -> Any? {
    if let value = values[key] { return value }
    guard !changedKeys.contains(key), let row, let value = row.values[key] else { return nil }
    let read: Any? =
      switch value {
      case .attribute(let value): value
      case .objects(let ids):
        if (property(key) as? NSRelationshipDescription)?.isToMany == true {
          ids.compactMap { managedObjectContext?.registered($0) }
        } else {
          ids.first.flatMap { managedObjectContext?.registered($0) }
        }
      }
    values[key] = read
    return read
  }

  func committed(_ key: String) -> Any? {
    if let standIn { return standIn.committed(key) }
    return switch row?.values[key] {
    case .attribute(let value): value
    case .objects(let ids): ids.compactMap { managedObjectContext?.registered($0) }
    case nil: nil
    }
  }

  // MARK: Writing

  /// Writes as a property's setter does: observers hear of it, and the other end of a relationship follows.
  func write(_ value: Any?, _ key: String) {
    if let standIn { return standIn.write(value, key) }
    willChangeValue(forKey: key)
    assign(value, key)
    didChangeValue(forKey: key)
  }

  func assign(_ value: Any?, _ key: String) {
    if let standIn { return standIn.assign(value, key) }
    switch property(key) {
    case let relationship as NSRelationshipDescription: connect(members(of: value), relationship)
    case let attribute as NSAttributeDescription: put(value.flatMap { normal($0, attribute.attributeType) }, key)
    default: put(value, key)
    }
  }

  private func put(_ value: Any?, _ key: String) {
    values[key] = value
    changedKeys.insert(key)
  }

  private func members(of value: Any?) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object.actual]
    case let list as [NSManagedObject]: list.map(\.actual)
    case let set as NSOrderedSet: set.array.compactMap { ($0 as? NSManagedObject)?.actual }
    case let set as NSSet: set.allObjects.compactMap { ($0 as? NSManagedObject)?.actual }.sorted { $0.number < $1.number }
    default: []
    }
  }

  /// Numbers are numbers, dates are dates, however the app's property has them.
  private func normal(_ value: Any, _ kind: NSAttributeType) -> Any? {
    if value is NSNull { return nil }
    if let wrapped = value as? any RawRepresentable { return normal(wrapped.rawValue, kind) }
    if kind.isNumber, !(value is NSDecimalNumber) {
      if let decimal = value as? Decimal { return NSDecimalNumber(decimal: decimal) }
      return value as? NSNumber ?? value
    }
    switch (kind, value) {
    case (.dateAttributeType, let seconds as Double): return Date(timeIntervalSinceReferenceDate: seconds)
    case (.dateAttributeType, let date as NSDate): return date as Date
    case (.stringAttributeType, let text as NSString): return text as String
    case (.binaryDataAttributeType, let data as NSData): return data as Data
    case (.UUIDAttributeType, let id as NSUUID): return id as UUID
    case (.URIAttributeType, let url as NSURL): return url as URL
    default: return value
    }
  }

  // MARK: Relationships

  private func connect(_ new: [NSManagedObject], _ relationship: NSRelationshipDescription) {
    let key = relationship.name
    let old = objects(key)
    for object in new where object.managedObjectContext != nil && managedObjectContext != nil {
      if object.managedObjectContext !== managedObjectContext { CoreDataFailure.raise(CoreDataText.foreignContext(key)) }
    }
    setEnds(new, relationship)
    guard let inverse = relationship.inverseRelationship else { return }
    for object in old where !new.contains(object) { object.drop(self, inverse) }
    for object in new where !old.contains(object) { object.take(self, inverse) }
  }

  private func setEnds(_ ends: [NSManagedObject], _ relationship: NSRelationshipDescription) {
    put(relationship.isToMany ? ends : ends.first, relationship.name)
  }

  /// The other end lets go of this object.
  func drop(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    announced(relationship) { setEnds(objects(relationship.name).filter { $0 !== object }, relationship) }
  }

  /// The other end takes this object, and lets go of another if it can have only one.
  func take(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    let present = objects(relationship.name)
    guard !present.contains(object) else { return }
    announced(relationship) { setEnds(relationship.isToMany ? present + [object] : [object], relationship) }
    if !relationship.isToMany, let inverse = relationship.inverseRelationship {
      for other in present { other.drop(self, inverse) }
    }
  }

  private func announced(_ relationship: NSRelationshipDescription, _ change: () -> Void) {
    willChangeValue(forKey: relationship.name)
    change()
    didChangeValue(forKey: relationship.name)
  }

  // MARK: Saving

  func validateValues() throws {
    for attribute in entity.attributes where !attribute.isOptional && exposed(attribute.name) == nil {
      if attribute.attributeType.isNumber { continue }
      throw NSError.validation(
        NSValidationMissingMandatoryPropertyError, CoreDataText.missing(attribute.name, of: entity.name ?? ""))
    }
    // Of several objects none are enough, unless the model says how many there must be.
    for relationship in entity.relationships
    where !relationship.isOptional && objects(relationship.name).count < (relationship.isToMany ? relationship.minCount : 1) {
      throw NSError.validation(
        NSValidationMissingMandatoryPropertyError, CoreDataText.missing(relationship.name, of: entity.name ?? ""))
    }
  }

  /// The object as the store keeps it.
  func currentRow(version: Int) -> StoreRow {
    var result = row ?? StoreRow(entity: entity)
    result.version = version
    for attribute in entity.attributes {
      if !changedKeys.contains(attribute.name), row != nil { continue }
      result.values[attribute.name] = values[attribute.name].map { .attribute($0) }
    }
    for relationship in entity.relationships {
      if !changedKeys.contains(relationship.name), row != nil { continue }
      result.values[relationship.name] = .objects(objects(relationship.name).map(\.objectID))
    }
    return result
  }

  /// Takes what the store has; what was written here and is not saved stays.
  func follow(_ row: StoreRow, keepingChanges: Bool) {
    objectWillChange.send()
    self.row = row
    if keepingChanges {
      values = values.filter { changedKeys.contains($0.key) }
    } else {
      values = [:]
      changedKeys = []
    }
  }
}
