import Foundation

extension NSFetchRequest where ResultType: NSFetchRequestResult {
  /// What the request finds in the context whose block is being performed.
  public func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.performing else { CoreDataFailure.unsupported(CoreDataText.unperformed) }
    return try context.fetch(self)
  }
}

extension NSManagedObjectContext {
  /// What the request finds, with what is not saved yet.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    switch request.resultType {
    case .managedObjectResultType:
      // The results' class may be the first that is heard of it.
      if let name = request.plain.entityName, let type = T.self as? AnyClass { _ = model?.entitiesByName[name]?.adopts(type) }
      return found(request.plain).compactMap { $0 as? T }
    case .managedObjectIDResultType: return found(request.plain).compactMap { $0.objectID as? T }
    case .countResultType: return [NSNumber(value: found(request.plain).count)].compactMap { $0 as? T }
    case .dictionaryResultType: return dictionaries(request).compactMap { $0 as? T }
    default: CoreDataFailure.unsupported(CoreDataText.unsupportedResult("\(request.resultType.rawValue)"))
    }
  }

  /// How many objects the request finds.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int { found(request.plain).count }

  /// Performs a batch deletion, update or insertion, or begins a search that nobody waits for.
  @discardableResult public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    if let update = request as? NSBatchUpdateRequest { return self.update(update) }
    if let insertion = request as? NSBatchInsertRequest { return try insert(insertion) }
    if let later = request as? any AsynchronousRequest { return later.begin(in: self) }
    guard let deletion = request as? NSBatchDeleteRequest else {
      CoreDataFailure.unsupported("\(type(of: request)) in NSManagedObjectContext.execute(_:)")
    }
    var saved = deletion.fetchRequest.plain
    saved.withPending = false
    let ids = deletion.ids ?? found(saved).map(\.objectID)
    for store in persistentStoreCoordinator?.persistentStores ?? [] { for id in ids { store.rows.remove(id) } }
    switch deletion.resultType {
    case .resultTypeStatusOnly: return NSBatchDeleteResult(true, deletion.resultType)
    case .resultTypeObjectIDs: return NSBatchDeleteResult(ids, deletion.resultType)
    case .resultTypeCount: return NSBatchDeleteResult(ids.count, deletion.resultType)
    }
  }

  private func update(_ request: NSBatchUpdateRequest) -> NSBatchUpdateResult {
    let ids = found(request.meant).map(\.objectID)
    for store in persistentStoreCoordinator?.persistentStores ?? [] {
      for id in ids { store.rows.row(id).map { store.rows.keep(request.updated($0), id) } }
    }
    switch request.resultType {
    case .statusOnlyResultType: return NSBatchUpdateResult(true, request.resultType)
    case .updatedObjectIDsResultType: return NSBatchUpdateResult(ids, request.resultType)
    case .updatedObjectsCountResultType: return NSBatchUpdateResult(ids.count, request.resultType)
    }
  }

  func found(_ request: PlainRequest) -> [NSManagedObject] {
    if source == nil { CoreDataFailure.unsupported(CoreDataText.noContext) }
    guard let name = request.entityName, let entity = model?.entitiesByName[name] else {
      CoreDataFailure.raise(CoreDataText.entity(request.entityName ?? "nil"))
    }
    let ids = source?.ids(of: entity, withSubentities: request.withSubentities) ?? []
    var objects = ids.compactMap { registered($0) }
    if request.refreshes { for object in objects where !object.hasChanges { refresh(object, mergeChanges: false) } }
    if request.withPending { objects = objects.filter { !changes.deleted.contains($0) } + changes.inserted.objects }
    return request.page(request.sorted(objects.filter { request.matches($0) }))
  }

  private func dictionaries<T>(_ request: NSFetchRequest<T>) -> [NSDictionary] {
    let rows = DictionaryRows(properties: request.propertiesToFetch, groups: request.propertiesToGroupBy)
    var result: [NSDictionary] = []
    for row in rows.of(found(request.plain)) where !request.returnsDistinctResults || !result.contains(row) {
      result.append(row)
    }
    return result
  }
}

extension NSManagedObjectContext: ManagedSource {
  var store: NSPersistentStore? { persistentStoreCoordinator?.store }
  func row(_ id: NSManagedObjectID) -> StoreRow? {
    guard let object = registered(id), !changes.deleted.contains(object) else { return nil }
    return object.currentRow(version: object.row?.version ?? 0)
  }
  func ids(of entity: NSEntityDescription, withSubentities: Bool) -> [NSManagedObjectID] {
    guard let name = entity.name else { return [] }
    return found(PlainRequest(entityName: name, withSubentities: withSubentities)).map(\.objectID)
  }

  /// A child saves: what it changed is changed here, and not saved yet.
  func commit(_ saved: SavedChanges) throws {
    let rows = Dictionary(saved.rows.map { ($0.id, $0.row) }) { _, last in last }
    for (id, row) in saved.rows where objects[id] == nil && saved.inserted.contains(id) {
      let object = (model?.entitiesByName[row.entity.name ?? ""] ?? row.entity).make(in: nil)
      object.objectID = id
      insert(object)
    }
    for (id, row) in saved.rows {
      guard let object = registered(id) else { continue }
      for (key, value) in row.values {
        switch value {
        case .attribute(let value): object.setPrimitiveValue(value, forKey: key)
        case .objects(let ids): object.setPrimitiveValue(ids.compactMap { registered($0) }, forKey: key)
        }
      }
      for key in object.entity.attributes.map(\.name) where rows[id]?.values[key] == nil {
        object.setPrimitiveValue(nil, forKey: key)
      }
      object.objectWillChange.send()
      noteChange(of: object)
    }
    for id in saved.deleted { if let object = registered(id) { delete(object) } }
  }
}
