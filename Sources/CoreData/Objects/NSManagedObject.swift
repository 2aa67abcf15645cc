import Combine
import Foundation
@_spi(CellHarness) import SelectorDispatch

/// An object of an entity, with the values that its model names.
///
/// Values are read from the store when they are asked for, and written to it when the context is saved; an object is never a fault.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject, ManagedObjectMaking {
  /// Makes an object, and inserts it if there is a context.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    ownID = NSManagedObjectID(entity, nil, isTemporary: true)
    super.init()
    number = objectID.number
    _ = Self.plugged
    guard let context, !NSManagedObjectContext.isMaterializing else { return }
    if type(of: self) == NSManagedObject.self, let named = entity.makeNamed(in: context) {
      standIn = named
      managedObjectContext = context
      return
    }
    for attribute in entity.attributes { values[attribute.name] = attribute.defaultValue }
    context.insert(self)
  }

  public let entity: NSEntityDescription
  public internal(set) var objectID: NSManagedObjectID {
    get { standIn?.objectID ?? ownID }
    set { ownID = newValue }
  }
  private var ownID: NSManagedObjectID
  /// Made of this class where the entity names another one, an object is of that class on a phone. Here an initialiser can't answer with
  /// another object, so what is done to this one is done to that.
  private(set) var standIn: NSManagedObject?
  var actual: NSManagedObject { standIn ?? self }
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?

  open var isInserted: Bool { managedObjectContext?.changes.inserted.contains(actual) ?? false }
  open var isUpdated: Bool { managedObjectContext?.changes.updated.contains(actual) ?? false }
  open var isDeleted: Bool { managedObjectContext?.changes.deleted.contains(actual) ?? false }
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  open var hasPersistentChangedValues: Bool { isInserted || isDeleted || !changedValues().isEmpty }
  /// Always false: values are there when they are asked for.
  open var isFault: Bool { false }
  open var faultingState: Int { 0 }
  open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

  /// The entity of the class in the model that was loaded last.
  open class func entity() -> NSEntityDescription {
    guard let model = CoreDataRunState.current.lastModel else { CoreDataFailure.unsupported(CoreDataText.noContext) }
    guard let entity = model.entity(of: self) else {
      CoreDataFailure.raise(CoreDataText.noEntity(ofClass: "\(self)"))
    }
    return entity
  }

  // MARK: For subclasses

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  open func validateForInsert() throws { try validateValues() }
  open func validateForUpdate() throws { try validateValues() }
  open func validateForDelete() throws {}

  // MARK: Values by name

  open func value(forKey key: String) -> Any? { KeyValueCoding.value(of: self, forKey: key) }
  open func setValue(_ value: Any?, forKey key: String) { KeyValueCoding.set(value, forKey: key, of: self) }
  /// A set that changes the relationship when it is changed.
  open func mutableSetValue(forKey key: String) -> NSMutableSet { RelationshipSet(self, key) }
  open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet { RelationshipOrderedSet(self, key) }
  open func primitiveValue(forKey key: String) -> Any? { exposed(key) }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { assign(value, key) }
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func willChangeValue(forKey key: String) {
    objectWillChange.send()
    KeyValueChanges.will(self, key)
  }
  open func didChangeValue(forKey key: String) {
    KeyValueChanges.did(self, key)
    managedObjectContext?.noteChange(of: self)
  }

  /// What was changed since the object was fetched or saved.
  open func changedValues() -> [String: Any] {
    Dictionary(changedKeys.sorted().map { ($0, exposed($0) ?? NSNull()) }) { first, _ in first }
  }
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let names = keys ?? entity.properties.map(\.name)
    return Dictionary(names.map { ($0, committed($0) ?? NSNull()) }) { first, _ in first }
  }

  // MARK: Machinery

  /// The order in which objects were made.
  private(set) var number = 0
  /// Values that were read or written: those of relationships are objects, or lists of them.
  var values: [String: Any] = [:]
  /// Keys that were written since the object was fetched or saved.
  var changedKeys: Set<String> = []
  /// What the store has, as far as this context knows.
  var row: StoreRow?

  open override var hash: Int { number }
  open override var description: String {
    let data = entity.attributes.map { "\($0.name) = \(exposed($0.name).map { "\($0)" } ?? "nil")" }
    return "<\(type(of: self))> (entity: \(entity.name ?? ""); id: \(objectID); data: {\(data.joined(separator: "; "))})"
  }
}

extension NSManagedObject {
  /// Lets key-value coding find what a model names; done once.
  static let plugged: Void = {
    ModelValues.ofModels = ModelValues(
      has: { ($0 as? NSManagedObject)?.known($1) ?? false }, get: { ($0 as? NSManagedObject)?.exposed($1) },
      set: { ($1 as? NSManagedObject)?.write($0, $2) })
  }()
}

extension NSManagedObject {
  /// A request for all objects of the class. A class that its model or the app gives a request of its own is preferred.
  @_disfavoredOverload public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "")
  }
}

/// Lets a class be asked for a new object where only its type is known, which Swift allows for required initialisers only.
public protocol ManagedObjectMaking {}

extension ManagedObjectMaking {
  /// A new object of the entity that has this class, inserted into the context.
  public init(context moc: NSManagedObjectContext) {
    if moc.source == nil { CoreDataFailure.unsupported(CoreDataText.noContext) }
    guard let type = Self.self as? AnyClass,
      let entity = moc.model?.entity(of: type) ?? CoreDataRunState.current.lastModel?.entity(of: type),
      let made = entity.make(in: moc) as? Self
    else { CoreDataFailure.raise(CoreDataText.noEntity(ofClass: "\(Self.self)")) }
    self = made
  }
}
