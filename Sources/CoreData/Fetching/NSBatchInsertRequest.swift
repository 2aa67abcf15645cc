import Foundation

/// What a batch insertion answers.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  case statusOnly = 0
  case objectIDs = 1
  case count = 2
}

/// Puts rows into the store; contexts do not hear of it.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  public let entityName: String
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  open var objectsToInsert: [[String: Any]]?
  /// Fills one dictionary after the other, until it answers that there are no more.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  /// The same with one object after the other, none of which any context keeps.
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?

  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
  }
  public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    self.entityName = entityName
    dictionaryHandler = handler
  }
  public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    self.entityName = entityName
    managedObjectHandler = handler
  }
  public convenience init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
  }
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }
  public convenience init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
  }
}

/// What was put in.
open class NSBatchInsertResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchInsertRequestResultType
  init(_ result: Any?, _ type: NSBatchInsertRequestResultType) { (self.result, resultType) = (result, type) }
}

extension NSBatchInsertRequest {
  /// The values of all rows. A dictionary for which the handler answers that there are no more is not one of them.
  func given(for entity: NSEntityDescription, in coordinator: NSPersistentStoreCoordinator?) -> [[String: Any]] {
    if let objectsToInsert { return objectsToInsert }
    var result: [[String: Any]] = []
    while let managedObjectHandler {
      let scratch = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
      scratch.persistentStoreCoordinator = coordinator
      let object = entity.make(in: scratch)
      if managedObjectHandler(object) { return result }
      let values = entity.attributes.compactMap { attribute in object.value(forKey: attribute.name).map { (attribute.name, $0) } }
      result.append(Dictionary(values) { $1 })
    }
    guard let dictionaryHandler else { return result }
    while true {
      let values = NSMutableDictionary()
      if dictionaryHandler(values) { return result }
      result.append(Dictionary(values.compactMap { key, value in (key as? String).map { ($0, value) } }) { $1 })
    }
  }
}

extension NSManagedObjectContext {
  func insert(_ request: NSBatchInsertRequest) throws -> NSBatchInsertResult {
    let coordinator = persistentStoreCoordinator
    guard let store = coordinator?.store, let entity = coordinator?.managedObjectModel.entitiesByName[request.entityName] else {
      CoreDataFailure.raise(CoreDataText.entity(request.entityName))
    }
    var ids: [NSManagedObjectID] = []
    for given in request.given(for: entity, in: coordinator) {
      var row = StoreRow(entity: entity)
      for attribute in entity.attributes {
        if let value = given[attribute.name] ?? attribute.defaultValue, !(value is NSNull) {
          row.values[attribute.name] = .attribute(value)
        }
      }
      guard let same = twin(of: row, in: store) else {
        let id = NSManagedObjectID(entity, store, isTemporary: false)
        store.rows.keep(row, id)
        ids.append(id)
        continue
      }
      // As the policy says: what is given counts, or what is there.
      switch policy {
      case .errorMergePolicyType: throw NSError.coreData(NSManagedObjectConstraintMergeError, "Could not merge changes.")
      case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: continue
      case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType: break
      }
      guard var present = store.rows.row(same) else { continue }
      present.values.merge(row.values) { $1 }
      present.version += 1
      store.rows.keep(present, same)
      ids.append(same)
    }
    switch request.resultType {
    case .statusOnly: return NSBatchInsertResult(true, request.resultType)
    case .objectIDs: return NSBatchInsertResult(ids, request.resultType)
    case .count: return NSBatchInsertResult(ids.count, request.resultType)
    }
  }

  /// The row that has the same values in attributes that must be unique.
  private func twin(of row: StoreRow, in store: NSPersistentStore) -> NSManagedObjectID? {
    let constraints = row.entity.uniqueKeys
    guard !constraints.isEmpty else { return nil }
    func text(_ name: String, _ row: StoreRow) -> String? {
      guard case .attribute(let value)? = row.values[name] else { return nil }
      return "\(value)"
    }
    return store.rows.ids(of: row.entity, withSubentities: false).first { id in
      constraints.contains { names in
        !names.isEmpty
          && names.allSatisfy { name in
            text(name, row) != nil && text(name, row) == store.rows.row(id).flatMap { text(name, $0) }
          }
      }
    }
  }
}
