extension ModelContext {
  /// Said before and after a context saves; the object is the context.
  public static let willSave = Notification.Name("ModelContextWillSave")
  public static let didSave = Notification.Name("ModelContextDidSave")

  /// What a notification says that models were changed.
  public enum NotificationKey: String, Sendable {
    case queryGeneration, invalidatedAllIdentifiers, insertedIdentifiers, updatedIdentifiers, deletedIdentifiers,
      refreshedIdentifiers
  }

  /// Writes what was changed. From then on new models have identifiers that stay.
  public func save() throws {
    followMissed()
    guard hasChanges else { return processPendingChanges() }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    try validate()
    unite()
    let saved = SavedModels(
      inserted: changes.inserted.numbers, updated: changes.updated.numbers, deleted: changes.deleted.numbers)
    let written = (changes.inserted.models + changes.updated.models).map { ($0._$backingData.number, write($0)) }
    let info: [AnyHashable: Any] = [
      NotificationKey.insertedIdentifiers.rawValue: changes.inserted.identifiers,
      NotificationKey.updatedIdentifiers.rawValue: changes.updated.identifiers,
      NotificationKey.deletedIdentifiers.rawValue: changes.deleted.identifiers,
    ]
    for model in changes.deleted.models { forget(model) }
    changes = ModelChanges()
    container.store.write(written, saved, by: self)
    processPendingChanges()
    NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: info)
  }

  /// Performs work and saves what it changed.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Takes back all that was not saved.
  public func rollback() {
    for model in changes.inserted.models {
      model._$backingData.isDeleted = true
      event.delete(model)
      forget(model)
    }
    for model in changes.deleted.models { model._$backingData.isDeleted = false }
    let kept = changes.deleted.models + changes.updated.models
    changes = ModelChanges()
    for model in kept {
      takeRow(of: model)
      event.types.insert(ObjectIdentifier(type(of: model)))
    }
    schedule()
  }

  // MARK: Machinery

  private func validate() throws {
    for model in changes.deleted.models {
      for property in Entity.of(type(of: model)).relationships where property.deleteRule == .deny {
        let rest = model._$backingData.models(property).filter { !$0._$backingData.isDeleted }
        if !rest.isEmpty { throw SwiftDataError.modelValidationFailure }
      }
    }
  }

  private func write(_ model: any PersistentModel) -> ModelRow {
    let data = model._$backingData
    var row = ModelRow(type: type(of: model), values: [:], links: [:], version: (data.version ?? 0) + 1)
    for property in Entity.of(type(of: model)).properties {
      if property.relationship != nil {
        row.links[property.name] = data.models(property).map { $0._$backingData.number }
      } else {
        row.values[property.name] = data.values[property.name] ?? property.read(model)
      }
    }
    data.version = row.version
    data.storeIdentifier = container.store.identifier
    return row
  }

  /// The context does not have the model any more.
  func forget(_ model: any PersistentModel) {
    let data = model._$backingData
    models[data.number] = nil
    data.context = nil
  }

  /// A new model with values that only one may have changes the model that has them, and stands for it from then on.
  private func unite() {
    var unsaved: [UniqueValues: any PersistentModel] = [:]
    for model in changes.updated.models { for values in UniqueValues.all(of: model) { unsaved[values] = model } }
    for new in changes.inserted.models {
      let entity = Entity.of(type(of: new))
      let own = UniqueValues.all(of: new)
      guard let first = own.lazy.compactMap({ unsaved[$0] ?? self.saved($0) }).first else {
        for values in own { unsaved[values] = new }
        continue
      }
      Self.copy(from: new, to: first, entity)
      changes.inserted.remove(new)
      event.inserted.remove(new)
      noteChange(of: first)
      for property in entity.relationships {
        guard let inverse = property.inverse else { continue }
        for other in new._$backingData.models(property) { Relationships.drop(new, from: other, inverse) }
      }
      forget(new)
      new._$backingData = first._$backingData
    }
  }

  /// The model that was saved with values and has them still.
  private func saved(_ values: UniqueValues) -> (any PersistentModel)? {
    guard let model = container.store.owner(of: values).flatMap({ registered($0) }), !model._$backingData.isDeleted else {
      return nil
    }
    return UniqueValues.all(of: model).contains(values) ? model : nil
  }

  private static func copy(from new: any PersistentModel, to first: any PersistentModel, _ entity: Entity) {
    let (source, target) = (new._$backingData, first._$backingData)
    for property in entity.properties {
      if let shape = property.relationship {
        let (before, after) = (target.models(property), source.models(property))
        guard !after.isEmpty, let value = shape.value(after) else { continue }
        target.change(property, of: first) { target.values[property.name] = value }
        Relationships.changed(property, of: first, from: before, to: after)
      } else if let value = source.values[property.name] {
        target.change(property, of: first) { target.values[property.name] = value }
      }
    }
  }
}

extension ModelList {
  var numbers: [Int] { models.map { $0._$backingData.number } }
  var identifiers: [PersistentIdentifier] { models.map { $0.persistentModelID } }
}
