import Observation

/// A property of a model, as contexts use it.
final class Property: @unchecked Sendable {
  let name: String
  let keyPath: AnyKeyPath
  let metadata: (any SchemaProperty)?
  /// nil for what is a value.
  let relationship: RelationshipShape?
  /// The value of a model, for constants, which have storage of their own.
  let read: (any PersistentModel) -> Any?
  /// Does work that changes the value, so that views hear of it.
  let mutate: (any PersistentModel, () -> Void) -> Void
  /// The property of the models at the other end that leads back.
  lazy var inverse: Property? = findInverse()

  init<Model: PersistentModel, Value>(name: String, keyPath: KeyPath<Model, Value>, metadata: (any SchemaProperty)?) {
    (self.name, self.keyPath, self.metadata) = (name, keyPath, metadata)
    owner = Model.self
    relationship = RelationshipShape(Value.self)
    read = { ($0 as? Model)?[keyPath: keyPath] }
    mutate = { model, work in
      guard let model = model as? Model else { return work() }
      model._$backingData.registrar.withMutation(of: model, keyPath: keyPath, work)
    }
  }

  var deleteRule: Schema.Relationship.DeleteRule { (metadata as? Schema.Relationship)?.deleteRule ?? .nullify }
  var isUnique: Bool {
    (metadata as? Schema.Attribute)?.isUnique ?? (metadata as? Schema.Relationship)?.options.contains(.unique) ?? false
  }

  var attribute: Schema.Attribute {
    let attribute = metadata as? Schema.Attribute ?? Schema.Attribute()
    attribute.name = name
    return attribute
  }
  var described: Schema.Relationship {
    let described = metadata as? Schema.Relationship ?? Schema.Relationship()
    described.name = name
    described.destination = relationship?.target.entityName ?? ""
    described.inverseName = inverse?.name
    described.isToOneRelationship = relationship?.isMany == false
    return described
  }

  // MARK: The other end

  private let owner: any PersistentModel.Type
  private var saidInverse: AnyKeyPath? { (metadata as? Schema.Relationship)?.inverseKeyPath }

  /// What one of the ends says, or the only relationship in each direction of which nobody says anything.
  private func findInverse() -> Property? {
    guard let target = relationship?.target else { return nil }
    let there = Entity.of(target).relationships
    if let saidInverse { return there.first { $0.keyPath == saidInverse } }
    if let property = there.first(where: { $0.saidInverse == keyPath }) { return property }
    let back = there.filter { $0 !== self && $0.relationship?.target == owner && !$0.isClaimed }
    let here = Entity.of(owner).relationships.filter {
      $0.relationship?.target == target && !$0.isClaimed && !back.contains($0)
    }
    return back.count == 1 && here.count == 1 ? back.first : nil
  }

  /// True if an end says what its inverse is, so that no other one has it.
  private var isClaimed: Bool {
    guard saidInverse == nil, let target = relationship?.target else { return true }
    return Entity.of(target).relationships.contains { $0.saidInverse == keyPath }
  }
}

extension Property: Equatable {
  static func == (left: Property, right: Property) -> Bool { left === right }
}
