/// Values of properties that only one model of a type may have, taken together.
struct UniqueValues: Hashable {
  private let type: ObjectIdentifier
  private let names: [String]
  private let values: [AnyHashable]

  /// All that a model has. Values that cannot be compared are not unique.
  static func all(of model: any PersistentModel) -> [UniqueValues] {
    all(Swift.type(of: model), model._$backingData.values)
  }
  static func all(_ type: any PersistentModel.Type, _ present: [String: Any]) -> [UniqueValues] {
    Entity.of(type).unique.compactMap { names in
      let values = names.compactMap { present[$0] as? AnyHashable }
      return values.count == names.count ? UniqueValues(type: ObjectIdentifier(type), names: names, values: values) : nil
    }
  }
}
