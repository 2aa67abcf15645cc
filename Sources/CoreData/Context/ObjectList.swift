/// Objects, each once, in the order in which they came.
struct ObjectList {
  private(set) var objects: [NSManagedObject] = []
  private var members: Set<ObjectIdentifier> = []

  var isEmpty: Bool { objects.isEmpty }
  var set: Set<NSManagedObject> { Set(objects) }
  func contains(_ object: NSManagedObject) -> Bool { members.contains(ObjectIdentifier(object)) }

  mutating func add(_ object: NSManagedObject) {
    if members.insert(ObjectIdentifier(object)).inserted { objects.append(object) }
  }
  mutating func remove(_ object: NSManagedObject) {
    if members.remove(ObjectIdentifier(object)) != nil { objects.removeAll { $0 === object } }
  }
}

/// What is not saved, or what happened since observers heard last.
struct ObjectChanges {
  var inserted = ObjectList()
  var updated = ObjectList()
  var deleted = ObjectList()
  /// Taken from the store anew.
  var refreshed = ObjectList()

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }

  mutating func insert(_ object: NSManagedObject) {
    deleted.remove(object)
    inserted.add(object)
  }
  mutating func update(_ object: NSManagedObject) {
    if !inserted.contains(object), !deleted.contains(object) { updated.add(object) }
  }
  /// An object that nobody has heard of is forgotten.
  mutating func delete(_ object: NSManagedObject) {
    updated.remove(object)
    refreshed.remove(object)
    if inserted.contains(object) { inserted.remove(object) } else { deleted.add(object) }
  }
}
