/// Both ends of relationships, kept the same.
enum Relationships {
  /// A relationship of a model was set: what is at its other ends follows. New models come into the context of those they belong to.
  static func changed(
    _ property: Property, of model: any PersistentModel, from before: [any PersistentModel],
    to after: [any PersistentModel]
  ) {
    let data = model._$backingData
    guard let context = data.context else {
      // All of the model's ends are joined when it is inserted.
      after.lazy.compactMap { $0._$backingData.context }.first?.add(model)
      return
    }
    guard !data.isDeleted else { return }
    let inverse = property.inverse
    for other in before where !after.has(other) {
      if let inverse { drop(model, from: other, inverse) }
    }
    for other in after where !before.has(other) {
      if other._$backingData.context == nil { context.add(other) }
      if let inverse { join(model, to: other, inverse, back: property) }
    }
  }

  /// Makes the other ends of a model's relationships lead back to it.
  static func joinAll(_ model: any PersistentModel, in context: ModelContext) {
    for property in Entity.of(type(of: model)).relationships {
      for other in model._$backingData.models(property) {
        if other._$backingData.context == nil { context.add(other) }
        if let inverse = property.inverse { join(model, to: other, inverse, back: property) }
      }
    }
  }

  /// `other.inverse` gets `model`; where it can have one only, the former one loses `other`.
  private static func join(
    _ model: any PersistentModel, to other: any PersistentModel, _ inverse: Property, back: Property
  ) {
    let present = other._$backingData.models(inverse)
    guard !present.has(model) else { return }
    guard let shape = inverse.relationship else { return }
    if !shape.isMany, let former = present.first { drop(other, from: former, back) }
    set(shape.isMany ? present + [model] : [model], at: inverse, of: other)
  }

  /// `other.property` loses `model`. What must have a value keeps it.
  static func drop(_ model: any PersistentModel, from other: any PersistentModel, _ property: Property) {
    let present = other._$backingData.models(property)
    guard present.has(model) else { return }
    set(present.filter { $0._$backingData.number != model._$backingData.number }, at: property, of: other)
  }

  private static func set(_ models: [any PersistentModel], at property: Property, of model: any PersistentModel) {
    let data = model._$backingData
    guard let value = property.relationship?.value(models) else { return }
    data.change(property, of: model) { data.values[property.name] = value }
  }
}
