/// A class whose objects a context keeps. `@Model` makes a class one.
///
/// Two objects are equal if they stand for the same row, whichever contexts they belong to.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  /// The properties that are kept, in the order in which the class has them.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
  /// What `#Unique` says.
  static var uniquenessConstraints: [[AnyKeyPath]] { get }
  /// What the values are kept in; written by `@Model`.
  var _$backingData: ModelBackingData { get set }
  /// Makes the object of a row.
  init(backingData: ModelBackingData)
}

extension PersistentModel {
  /// The identifier: temporary until the model is saved, and another one from then on.
  public var persistentModelID: PersistentIdentifier { _$backingData.identifier(Self.entityName) }
  /// The identifier.
  public var id: PersistentIdentifier { persistentModelID }
  /// The context that keeps the model; nil before it is inserted and after its deletion was saved.
  public var modelContext: ModelContext? { _$backingData.context }
  /// True until the deletion is saved.
  public var isDeleted: Bool { _$backingData.isDeleted }
  /// True if something of the model is not saved.
  public var hasChanges: Bool { _$backingData.context?.isUnsaved(self) ?? false }

  public static func == (left: Self, right: Self) -> Bool {
    left === right || left._$backingData.number == right._$backingData.number
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(_$backingData.number) }

  /// A value by its key path.
  public func getValue<Value>(forKey key: KeyPath<Self, Value>) -> Value { self[keyPath: key] }
  /// Sets a value by its key path.
  public func setValue<Value>(forKey key: ReferenceWritableKeyPath<Self, Value>, to value: Value) {
    self[keyPath: key] = value
  }

  static var entityName: String { "\(self)" }
}
