import Combine
import Foundation
import UIKit

/// On which queue a context works.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType = 0
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType = 2
}

/// Objects that an app works with, and what it changed of them.
///
/// What `save()` writes is kept in memory for as long as the run goes on. Observers hear of changes at the end of the main queue's
/// turn, or when the context is saved.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  open var name: String?
  open var transactionAuthor: String?
  open var mergePolicy: Any = NSMergePolicy.error
  open var undoManager: UndoManager?
  open var automaticallyMergesChangesFromParent = false
  open var shouldDeleteInaccessibleFaults = true
  open var propagatesDeletesAtEndOfEvent = true
  open var retainsRegisteredObjects = false
  open var stalenessInterval: TimeInterval = -1
  open private(set) var userInfo = NSMutableDictionary()

  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { coordinator ?? parent?.persistentStoreCoordinator }
    set {
      coordinator = newValue
      newValue?.add(self)
    }
  }
  /// The context that this one saves to.
  open var parent: NSManagedObjectContext? {
    didSet { parent?.children.append(WeakChild(context: self)) }
  }

  @available(*, deprecated, renamed: "init(_:)") public convenience override init() {
    self.init(concurrencyType: .confinementConcurrencyType)
  }
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    queue = ct == .privateQueueConcurrencyType ? DispatchQueue(label: "NSManagedObjectContext") : .main
  }
  public convenience init(_ type: ConcurrencyType) {
    self.init(concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }

  /// On which queue a context works.
  public enum ConcurrencyType: Sendable { case privateQueue, mainQueue }

  deinit {
    // Objects that know each other would stay otherwise.
    for object in objects.values { for relationship in object.entity.relationships { object.values[relationship.name] = nil } }
  }

  // MARK: Objects

  open var registeredObjects: Set<NSManagedObject> { Set(objects.values) }
  open var insertedObjects: Set<NSManagedObject> { changes.inserted.set }
  open var updatedObjects: Set<NSManagedObject> { changes.updated.set }
  open var deletedObjects: Set<NSManagedObject> { changes.deleted.set }
  open var hasChanges: Bool { !changes.inserted.isEmpty || !changes.updated.isEmpty || !changes.deleted.isEmpty }

  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { objects[current(objectID)] }
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    registered(current(objectID)) ?? materialized(objectID, StoreRow(entity: objectID.entity))
  }
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = registered(current(objectID)), !object.isDeleted else {
      throw NSError.coreData(NSManagedObjectReferentialIntegrityError, "There is no object with the identifier \(objectID).")
    }
    return object
  }

  /// Makes the object known; a new one is saved with the next ``save()``.
  open func insert(_ object: NSManagedObject) {
    let object = object.actual
    guard object.managedObjectContext == nil || object.managedObjectContext === self, objects[object.objectID] !== object else {
      return
    }
    object.managedObjectContext = self
    objects[object.objectID] = object
    changes.insert(object)
    event.insert(object)
    schedule()
    object.awakeFromInsert()
  }

  /// Deletes the object, with what its relationships say of those at their other ends.
  open func delete(_ object: NSManagedObject) {
    let object = object.actual
    guard object.managedObjectContext === self, !changes.deleted.contains(object) else { return }
    object.prepareForDeletion()
    let isNew = changes.inserted.contains(object)
    changes.delete(object)
    event.delete(object)
    for relationship in object.entity.relationships { release(object, relationship) }
    if isNew {
      objects[object.objectID] = nil
      object.managedObjectContext = nil
    }
    schedule()
  }

  private func release(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    for other in object.objects(relationship.name) {
      switch relationship.deleteRule {
      case .noActionDeleteRule, .denyDeleteRule: break
      case .cascadeDeleteRule: delete(other)
      case .nullifyDeleteRule: if let inverse = relationship.inverseRelationship { other.drop(object, inverse) }
      }
      if relationship.deleteRule == .cascadeDeleteRule, let inverse = relationship.inverseRelationship {
        if !changes.deleted.contains(other) { other.drop(object, inverse) }
      }
    }
  }

  // MARK: Machinery

  /// What is not saved.
  var changes = ObjectChanges()
  /// What observers have not heard of.
  var event = ObjectChanges()
  var objects: [NSManagedObjectID: NSManagedObject] = [:]
  /// Identifiers that new objects had before they were saved.
  var renamed: [NSManagedObjectID: NSManagedObjectID] = [:]
  let queue: DispatchQueue
  var isScheduled = false
  var performing: Thread?
  /// Lists of the context's objects.
  var followers: [WeakFollower] = []
  private var coordinator: NSPersistentStoreCoordinator?
  private var children: [WeakChild] = []
  private struct WeakChild { weak var context: NSManagedObjectContext? }
  /// True while an object is made for a row: it is not new.
  nonisolated(unsafe) static var isMaterializing = false

  var source: (any ManagedSource)? { parent ?? coordinator }
  var model: NSManagedObjectModel? { source?.model }
  var ownChildren: [NSManagedObjectContext] { children.compactMap(\.context) }

  func current(_ id: NSManagedObjectID) -> NSManagedObjectID { renamed[id] ?? id }

  /// The object of an identifier, made from its row if it has to be.
  func registered(_ id: NSManagedObjectID) -> NSManagedObject? {
    if let object = objects[current(id)] { return object }
    return source?.row(id).map { materialized(id, $0) }
  }

  private func materialized(_ id: NSManagedObjectID, _ row: StoreRow) -> NSManagedObject {
    let before = Self.isMaterializing
    Self.isMaterializing = true
    let object = (model?.entitiesByName[row.entity.name ?? ""] ?? row.entity).make(in: self)
    Self.isMaterializing = before
    object.objectID = id
    object.row = row
    object.managedObjectContext = self
    objects[id] = object
    object.awakeFromFetch()
    return object
  }

  func noteChange(of object: NSManagedObject) {
    guard !changes.deleted.contains(object) else { return }
    changes.update(object)
    event.update(object)
    schedule()
  }
}
