import Foundation

/// What a context executes.
open class NSPersistentStoreRequest: NSObject {
  open var affectedStores: [NSPersistentStore]?
}

/// What a request answers with.
open class NSPersistentStoreResult: NSObject {}

/// The kinds of answers.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
  public static var managedObjectResultType: NSFetchRequestResultType { [] }
}

/// Which objects are looked for, and in which order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying, FetchRequestSharing {
  let wish: FetchWish

  open var entityName: String? { wish.entityName }
  open var entity: NSEntityDescription? {
    get { wish.entity }
    set { wish.entity = newValue }
  }
  open var predicate: NSPredicate? {
    get { wish.predicate }
    set { wish.predicate = newValue }
  }
  open var sortDescriptors: [NSSortDescriptor]? {
    get { wish.sortDescriptors }
    set { wish.sortDescriptors = newValue }
  }
  open var fetchLimit: Int {
    get { wish.fetchLimit }
    set { wish.fetchLimit = newValue }
  }
  open var fetchOffset: Int {
    get { wish.fetchOffset }
    set { wish.fetchOffset = newValue }
  }
  open var fetchBatchSize: Int {
    get { wish.fetchBatchSize }
    set { wish.fetchBatchSize = newValue }
  }
  open var resultType: NSFetchRequestResultType {
    get { wish.resultType }
    set { wish.resultType = newValue }
  }
  open var includesSubentities: Bool {
    get { wish.includesSubentities }
    set { wish.includesSubentities = newValue }
  }
  open var includesPropertyValues: Bool {
    get { wish.includesPropertyValues }
    set { wish.includesPropertyValues = newValue }
  }
  open var includesPendingChanges: Bool {
    get { wish.includesPendingChanges }
    set { wish.includesPendingChanges = newValue }
  }
  open var returnsObjectsAsFaults: Bool {
    get { wish.returnsObjectsAsFaults }
    set { wish.returnsObjectsAsFaults = newValue }
  }
  open var returnsDistinctResults: Bool {
    get { wish.returnsDistinctResults }
    set { wish.returnsDistinctResults = newValue }
  }
  open var shouldRefreshRefetchedObjects: Bool {
    get { wish.shouldRefreshRefetchedObjects }
    set { wish.shouldRefreshRefetchedObjects = newValue }
  }
  open var relationshipKeyPathsForPrefetching: [String]? {
    get { wish.relationshipKeyPathsForPrefetching }
    set { wish.relationshipKeyPathsForPrefetching = newValue }
  }
  /// Names of attributes, or their descriptions, for results that are dictionaries.
  open var propertiesToFetch: [Any]? {
    get { wish.propertiesToFetch }
    set { wish.propertiesToFetch = newValue }
  }

  public override init() { wish = FetchWish() }
  public init(entityName: String) {
    wish = FetchWish()
    wish.entityName = entityName
  }
  init(sharing wish: FetchWish) { self.wish = wish }

  /// The same request with other results, as a cast gives it on a phone; nil for what is no request.
  public static func _sharing(_ request: Any) -> NSFetchRequest<ResultType>? {
    if let same = request as? NSFetchRequest<ResultType> { return same }
    return (request as? any FetchRequestSharing).map { NSFetchRequest(sharing: $0.wish) }
  }

  open func copy(with zone: NSZone? = nil) -> Any { NSFetchRequest<ResultType>(sharing: wish.copied()) }

  /// Whatever its results are.
  var plain: PlainRequest {
    PlainRequest(
      entityName: entity?.name ?? entityName, predicate: predicate, sortDescriptors: sortDescriptors ?? [], limit: fetchLimit,
      offset: fetchOffset, withSubentities: includesSubentities, withPending: includesPendingChanges,
      refreshes: shouldRefreshRefetchedObjects)
  }
}

/// A request without the type of its results.
struct PlainRequest {
  var entityName: String?
  var predicate: NSPredicate?
  var sortDescriptors: [NSSortDescriptor] = []
  var limit = 0
  var offset = 0
  var withSubentities = true
  var withPending = true
  var refreshes = false

  func matches(_ object: NSManagedObject) -> Bool {
    let entity = object.entity
    guard withSubentities ? isKind(entity) : entity.name == entityName else { return false }
    return predicate?.evaluate(with: object) ?? true
  }

  private func isKind(_ entity: NSEntityDescription) -> Bool {
    var present: NSEntityDescription? = entity
    while let next = present {
      if next.name == entityName { return true }
      present = next.superentity
    }
    return false
  }

  /// In the order of the descriptors; what they leave open stays as it is.
  func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    guard !sortDescriptors.isEmpty else { return objects }
    return objects.enumerated().sorted { first, second in
      for descriptor in sortDescriptors {
        switch descriptor.compare(first.element, to: second.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return first.offset < second.offset
    }.map(\.element)
  }

  func page(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    let rest = objects.dropFirst(offset)
    return Array(limit > 0 ? rest.prefix(limit) : rest)
  }
}

/// What a batch deletion answers.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly = 0
  case resultTypeObjectIDs = 1
  case resultTypeCount = 2
}

/// Deletes in the store; contexts do not hear of it.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  let ids: [NSManagedObjectID]?

  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    ids = nil
  }
  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest(entityName: objects.first?.entity.name ?? "")
    ids = objects
  }
}

/// What was deleted.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchDeleteRequestResultType
  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) { (self.result, resultType) = (result, type) }
}
