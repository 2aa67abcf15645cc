import Foundation

/// A kind of objects: its properties and its class.
open class NSEntityDescription: NSObject {
  open var name: String?
  /// The class's name, with its module: objects of the class are made if the program has it.
  open var managedObjectClassName: String! = "NSManagedObject" {
    didSet { objectClass = managedObjectClassName.flatMap { NSClassFromString($0) } }
  }
  open var isAbstract = false
  open var userInfo: [AnyHashable: Any]?
  open var uniquenessConstraints: [[Any]] = []
  open var indexes: [NSFetchIndexDescription] = [] {
    didSet { for index in indexes { index.entity = self } }
  }
  open internal(set) weak var superentity: NSEntityDescription?
  open internal(set) unowned(unsafe) var managedObjectModel: NSManagedObjectModel = .none
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  /// Own properties and inherited ones.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set {
      own = newValue
      for property in newValue { property.entity = self }
      tables = nil
    }
  }

  open var propertiesByName: [String: NSPropertyDescription] { cached.properties }
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    relationships.filter { $0.destinationEntity === entity }
  }
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) ?? false
  }

  /// The entity of a name in the context's model.
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }

  /// Makes an object of an entity and inserts it.
  open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      CoreDataFailure.raise(CoreDataText.entity(entityName))
    }
    return entity.make(in: context)
  }

  // MARK: Machinery

  private var own: [NSPropertyDescription] = []
  private var tables: Tables?
  /// Makes an object of the entity's class.
  var maker: ((NSEntityDescription, NSManagedObjectContext?) -> NSManagedObject)?
  /// The class that the app has for it.
  var objectClass: AnyClass?

  private struct Tables {
    var properties: [String: NSPropertyDescription]
    var attributes: [NSAttributeDescription]
    var relationships: [NSRelationshipDescription]
  }

  private var cached: Tables {
    if let tables { return tables }
    let all = properties
    let made = Tables(
      properties: Dictionary(all.map { ($0.name, $0) }) { _, last in last },
      attributes: all.compactMap { $0 as? NSAttributeDescription },
      relationships: all.compactMap { $0 as? NSRelationshipDescription })
    tables = made
    return made
  }

  /// In the order of the model.
  var attributes: [NSAttributeDescription] { cached.attributes }
  var relationships: [NSRelationshipDescription] { cached.relationships }

  /// Itself and every entity below it that has objects.
  var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

  /// Uniqueness constraints as lists of keys, its own and inherited ones.
  var uniqueKeys: [[String]] {
    (superentity?.uniqueKeys ?? []) + uniquenessConstraints.map { $0.map { ($0 as? NSPropertyDescription)?.name ?? "\($0)" } }
  }

  /// A model made in code may name the class as Objective-C does, without its module: `@objc(Note)` has the name `Note`. It is found
  /// when the program first comes with a class of that name.
  func adopts(_ type: AnyClass) -> Bool {
    guard objectClass == nil, type is NSManagedObject.Type, managedObjectClassName == "\(type)" else { return false }
    objectClass = type
    return true
  }

  func make(in context: NSManagedObjectContext?) -> NSManagedObject {
    makeNamed(in: context) ?? NSManagedObject(entity: self, insertInto: context)
  }

  /// An object of the class that the entity names; nil if it names none, or one that is not there.
  func makeNamed(in context: NSManagedObjectContext?) -> NSManagedObject? {
    maker?(self, context) ?? ManagedObjectClass.make(objectClass, self, context)
  }

  /// Stands where there is no entity yet.
  nonisolated(unsafe) static let unknown = NSEntityDescription()
}
