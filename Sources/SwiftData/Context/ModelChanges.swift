/// Models, each once, in the order in which they came.
struct ModelList {
  private(set) var models: [any PersistentModel] = []
  private var members: Set<Int> = []

  var isEmpty: Bool { models.isEmpty }
  func contains(_ model: any PersistentModel) -> Bool { members.contains(model._$backingData.number) }

  mutating func add(_ model: any PersistentModel) {
    if members.insert(model._$backingData.number).inserted { models.append(model) }
  }
  mutating func remove(_ model: any PersistentModel) {
    let number = model._$backingData.number
    if members.remove(number) != nil { models.removeAll { $0._$backingData.number == number } }
  }
}

/// What is not saved, or what happened since views heard last.
struct ModelChanges {
  var inserted = ModelList()
  var updated = ModelList()
  var deleted = ModelList()
  /// Types of which another context saved something.
  var types: Set<ObjectIdentifier> = []

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && types.isEmpty }

  mutating func insert(_ model: any PersistentModel) {
    deleted.remove(model)
    inserted.add(model)
  }
  mutating func update(_ model: any PersistentModel) {
    if !inserted.contains(model), !deleted.contains(model) { updated.add(model) }
  }
  /// A model that nobody has heard of is forgotten.
  mutating func delete(_ model: any PersistentModel) {
    updated.remove(model)
    if inserted.contains(model) { inserted.remove(model) } else { deleted.add(model) }
  }
  func contains(_ model: any PersistentModel) -> Bool {
    inserted.contains(model) || updated.contains(model) || deleted.contains(model)
  }
  /// True if a model of a type is among them.
  func concerns(_ type: any PersistentModel.Type) -> Bool {
    types.contains(ObjectIdentifier(type))
      || [inserted, updated, deleted].contains { list in list.models.contains { Swift.type(of: $0) == type } }
  }
}

/// What keeps a list of a context's models.
protocol ContextFollower: AnyObject {
  func contextChanged(_ changes: ModelChanges)
}

/// A follower that does not live because of this.
struct WeakFollower { weak var follower: (any ContextFollower)? }
