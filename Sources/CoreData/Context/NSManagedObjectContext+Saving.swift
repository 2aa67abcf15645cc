import Foundation

extension NSManagedObjectContext {
  /// Writes what was changed. Values that the model wants and that are missing, and values that have to be unique, are errors.
  public func save() throws {
    processPendingChanges()
    guard hasChanges else { return }
    for object in changed { object.willSave() }
    processPendingChanges()
    try validate()
    try merge()
    let saved = try write()
    let info: [AnyHashable: Any] = [
      NSInsertedObjectsKey: changes.inserted.set, NSUpdatedObjectsKey: changes.updated.set,
      NSDeletedObjectsKey: changes.deleted.set,
    ]
    let all = changed
    for object in changes.deleted.objects {
      objects[object.objectID] = nil
      object.managedObjectContext = nil
    }
    changes = ObjectChanges()
    for object in all { object.didSave() }
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
    if let parent {
      for sibling in parent.ownChildren where sibling !== self { sibling.parentSaved(saved) }
    } else {
      coordinatorSaved(saved)
    }
  }

  private var changed: [NSManagedObject] { changes.inserted.objects + changes.updated.objects + changes.deleted.objects }

  private func coordinatorSaved(_ saved: SavedChanges) {
    persistentStoreCoordinator?.saved(saved, by: self)
    for child in ownChildren { child.parentSaved(saved) }
  }

  private func validate() throws {
    var errors: [NSError] = []
    func check(_ work: () throws -> Void) { do { try work() } catch { errors.append(error as NSError) } }
    for object in changes.inserted.objects { check(object.validateForInsert) }
    for object in changes.updated.objects { check(object.validateForUpdate) }
    for object in changes.deleted.objects {
      check(object.validateForDelete)
      for relationship in object.entity.relationships where relationship.deleteRule == .denyDeleteRule {
        let rest = object.objects(relationship.name).filter { !changes.deleted.contains($0) }
        if !rest.isEmpty {
          errors.append(
            .validation(
              NSValidationRelationshipDeniedDeleteError,
              "\(object.entity.name ?? "") cannot be deleted: \(relationship.name) has objects."))
        }
      }
    }
    if let first = errors.first, errors.count == 1 { throw first }
    if !errors.isEmpty {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSValidationMultipleErrorsError,
        userInfo: [NSLocalizedDescriptionKey: "Multiple validation errors occurred.", NSDetailedErrorsKey: errors])
    }
  }

  // MARK: Conflicts

  var policy: NSMergePolicyType { (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType }

  private func merge() throws {
    guard parent == nil, let source else { return }
    for object in changes.updated.objects {
      guard let row = source.row(object.objectID), let own = object.row, row.version != own.version else { continue }
      switch policy {
      case .errorMergePolicyType:
        throw NSError.coreData(NSManagedObjectMergeError, "Could not merge changes.")
      case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
        object.row = row
        if policy == .mergeByPropertyObjectTrumpMergePolicyType { object.follow(row, keepingChanges: true) }
      case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType:
        object.follow(row, keepingChanges: false)
      }
    }
    for object in changes.inserted.objects + changes.updated.objects where objects[object.objectID] === object {
      for keys in object.entity.uniqueKeys { try unite(object, keys) }
    }
  }

  /// Values that have to be unique: the object that was there first stays, with the values that the policy chooses.
  private func unite(_ object: NSManagedObject, _ keys: [String]) throws {
    let values = keys.map { object.exposed($0) as? AnyHashable }
    guard !values.contains(nil) else { return }
    let others = found(PlainRequest(entityName: object.entity.name)).filter { other in
      other !== object && keys.map { other.exposed($0) as? AnyHashable } == values
    }
    guard let present = others.first else { return }
    switch policy {
    case .errorMergePolicyType:
      throw NSError.coreData(NSManagedObjectConstraintMergeError, "Could not merge changes.")
    case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType: hand(object, to: present, withAttributes: true)
    case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: hand(object, to: present, withAttributes: false)
    }
  }

  private func hand(_ object: NSManagedObject, to present: NSManagedObject, withAttributes: Bool) {
    if withAttributes {
      for attribute in object.entity.attributes { present.write(object.exposed(attribute.name), attribute.name) }
    }
    for relationship in object.entity.relationships {
      let ends = object.objects(relationship.name)
      guard !ends.isEmpty else { continue }
      let own = present.objects(relationship.name)
      let all = relationship.isToMany ? own + ends : (withAttributes ? ends : own)
      object.write(nil, relationship.name)
      present.write(all, relationship.name)
    }
    delete(object)
  }

  // MARK: Writing

  private func write() throws -> SavedChanges {
    guard let source else { throw NSError.coreData(134_030, "The context has no persistent store coordinator.") }
    try obtainPermanentIDs(for: changes.inserted.objects)
    var saved = SavedChanges(
      inserted: changes.inserted.objects.map(\.objectID), updated: changes.updated.objects.map(\.objectID),
      deleted: changes.deleted.objects.map(\.objectID))
    let objects = changes.inserted.objects + changes.updated.objects
    for object in objects { saved.rows.append((object.objectID, object.currentRow(version: (object.row?.version ?? 0) + 1))) }
    try source.commit(saved)
    for (object, entry) in zip(objects, saved.rows) {
      object.row = entry.row
      object.changedKeys = []
    }
    return saved
  }

  /// Gives new objects the identifiers that they keep.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects where object.objectID.isTemporaryID {
      let id = NSManagedObjectID(object.entity, store, isTemporary: false)
      renamed[object.objectID] = id
      self.objects[object.objectID] = nil
      object.objectID = id
      self.objects[id] = object
    }
  }

  // MARK: Taking back

  /// Takes back what is not saved.
  public func rollback() {
    let new = changes.inserted.objects
    for object in changes.updated.objects + changes.deleted.objects {
      if let row = object.row { object.follow(row, keepingChanges: false) }
      event.refreshed.add(object)
      event.updated.remove(object)
      event.deleted.remove(object)
    }
    changes = ObjectChanges()
    for object in new {
      event.delete(object)
      objects[object.objectID] = nil
      object.managedObjectContext = nil
    }
    schedule()
    processPendingChanges()
  }

  public func undo() { undoManager?.undo() }
  public func redo() { undoManager?.redo() }

  /// Forgets all objects.
  public func reset() {
    for object in objects.values { object.managedObjectContext = nil }
    objects = [:]
    changes = ObjectChanges()
    event = ObjectChanges()
  }

  /// Reads an object's values anew.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard let row = source?.row(object.objectID) else { return }
    object.follow(row, keepingChanges: flag)
    if !flag {
      changes.updated.remove(object)
      event.updated.remove(object)
    }
    event.refreshed.add(object)
    schedule()
  }

  public func refreshAllObjects() { for object in inOrder { refresh(object, mergeChanges: true) } }

  var inOrder: [NSManagedObject] { objects.values.sorted { $0.number < $1.number } }
}
