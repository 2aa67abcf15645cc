/// How the type of a property leads to models: to one or to many, with a value or without.
struct RelationshipShape: @unchecked Sendable {
  let target: any PersistentModel.Type
  let isMany: Bool
  /// The models of a value.
  let models: (Any) -> [any PersistentModel]
  /// The value for models; nil where there has to be one and is none.
  let value: ([any PersistentModel]) -> Any?

  /// nil for a type that is no model, and no optional or array of models.
  init?(_ type: Any.Type) {
    if let target = type as? any PersistentModel.Type {
      self.init(target, isMany: false, models: { ($0 as? any PersistentModel).map { [$0] } ?? [] }) { $0.first }
    } else if let holder = type as? any ModelHolder.Type, let shape = holder.shape {
      self = shape
    } else {
      return nil
    }
  }

  init(
    _ target: any PersistentModel.Type, isMany: Bool, models: @escaping (Any) -> [any PersistentModel],
    value: @escaping ([any PersistentModel]) -> Any?
  ) { (self.target, self.isMany, self.models, self.value) = (target, isMany, models, value) }
}

/// A type that can hold models.
protocol ModelHolder {
  /// nil if it holds something else.
  static var shape: RelationshipShape? { get }
}

extension Optional: ModelHolder {
  static var shape: RelationshipShape? {
    guard let inner = RelationshipShape(Wrapped.self) else { return nil }
    return RelationshipShape(inner.target, isMany: inner.isMany) { value in
      guard let wrapped = value as? Wrapped? else { return [] }
      return wrapped.map { inner.models($0) } ?? []
    } value: { models in
      if !inner.isMany, models.isEmpty { return Self.none as Any }
      return (inner.value(models) as? Wrapped).map { Self.some($0) as Any }
    }
  }
}

extension Array: ModelHolder {
  static var shape: RelationshipShape? {
    guard let target = Element.self as? any PersistentModel.Type else { return nil }
    return RelationshipShape(target, isMany: true) { value in
      (value as? [Element])?.compactMap { $0 as? any PersistentModel } ?? []
    } value: { models in
      models.compactMap { $0 as? Element }
    }
  }
}
