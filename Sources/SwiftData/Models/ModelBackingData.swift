import Observation

/// What a model's values are kept in. What `@Model` writes uses it, and nothing else does.
public final class ModelBackingData: @unchecked Sendable {
  /// Names the row in all contexts.
  let number: Int
  let registrar = ObservationRegistrar()
  var values: [String: Any] = [:]
  /// Models at the other ends of relationships that nobody has read since the row was taken from the store.
  var unread: [String: [Int]] = [:]
  weak var context: ModelContext?
  /// The object that the context knows.
  weak var model: (any PersistentModel)?
  var isDeleted = false
  /// The version of the row that the values are from; nil for what was never saved.
  var version: Int?
  var storeIdentifier: String?

  /// For a new model.
  public init() { number = SwiftDataRunState.current.nextNumber() }
  init(number: Int) { self.number = number }

  /// A property's first value.
  public func start<Value>(_ key: String, _ value: Value) { values[key] = value }

  /// The value of a constant that was stored.
  public func constant<Value>(_ key: String) -> Value {
    guard let value = values[key] as? Value else { SwiftDataFailure.raise(SwiftDataText.value(key, of: "\(Value.self)")) }
    return value
  }

  /// A property's value, for its getter.
  public func value<Model: PersistentModel, Value>(
    of model: Model, _ keyPath: KeyPath<Model, Value>, _ key: String
  ) -> Value {
    registrar.access(model, keyPath: keyPath)
    if !unread.isEmpty, unread[key] != nil, let property = Entity.of(Model.self).byName[key] { read(property) }
    guard let value = values[key] as? Value else {
      SwiftDataFailure.raise(SwiftDataText.value(key, of: Model.entityName))
    }
    return value
  }

  /// Sets a property, for its setter.
  public func set<Model: PersistentModel, Value>(
    _ value: Value, of model: Model, _ keyPath: KeyPath<Model, Value>, _ key: String
  ) {
    if self.model == nil { self.model = model }
    if let property = Entity.of(Model.self).byName[key], let shape = property.relationship {
      let before = models(property)
      let after = shape.models(value).uniqued
      change(property, of: model) { values[key] = shape.isMany ? shape.value(after) ?? value : value }
      Relationships.changed(property, of: model, from: before, to: after)
    } else {
      registrar.withMutation(of: model, keyPath: keyPath) { values[key] = value }
      context?.noteChange(of: model)
    }
  }

  // MARK: Machinery

  func identifier(_ entity: String) -> PersistentIdentifier {
    PersistentIdentifier(number: number, entityName: entity, storeIdentifier: storeIdentifier)
  }

  /// The models at a relationship's other end; no view follows this.
  func models(_ property: Property) -> [any PersistentModel] {
    if unread[property.name] != nil { read(property) }
    return values[property.name].map { property.relationship?.models($0) ?? [] } ?? []
  }

  /// Takes models from the context that a row only names.
  private func read(_ property: Property) {
    guard let numbers = unread.removeValue(forKey: property.name) else { return }
    let models = numbers.compactMap { context?.registered($0) }
    values[property.name] = property.relationship?.value(models) ?? values[property.name]
  }

  /// Changes a property's value so that views hear of it.
  func change(_ property: Property, of model: any PersistentModel, _ work: () -> Void) {
    property.mutate(model, work)
    context?.noteChange(of: model)
  }
}

extension [any PersistentModel] {
  /// Each once.
  var uniqued: [any PersistentModel] {
    var seen: Set<Int> = []
    return filter { seen.insert($0._$backingData.number).inserted }
  }
  func has(_ model: any PersistentModel) -> Bool {
    contains { $0._$backingData.number == model._$backingData.number }
  }
}
