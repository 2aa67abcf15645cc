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
  let shared: SharedFetchCriteria
  private var criteria: FetchCriteria {
    get { shared.values }
    set { shared.values = newValue }
  }

  open var entityName: String? { criteria.entityName }
  open var entity: NSEntityDescription? {
    get { criteria.entity }
    set { criteria.entity = newValue }
  }
  open var predicate: NSPredicate? {
    get { criteria.predicate }
    set { criteria.predicate = newValue }
  }
  open var sortDescriptors: [NSSortDescriptor]? {
    get { criteria.sortDescriptors }
    set { criteria.sortDescriptors = newValue }
  }
  open var fetchLimit: Int {
    get { criteria.fetchLimit }
    set { criteria.fetchLimit = newValue }
  }
  open var fetchOffset: Int {
    get { criteria.fetchOffset }
    set { criteria.fetchOffset = newValue }
  }
  open var fetchBatchSize: Int {
    get { criteria.fetchBatchSize }
    set { criteria.fetchBatchSize = newValue }
  }
  open var resultType: NSFetchRequestResultType {
    get { criteria.resultType }
    set { criteria.resultType = newValue }
  }
  open var includesSubentities: Bool {
    get { criteria.includesSubentities }
    set { criteria.includesSubentities = newValue }
  }
  open var includesPropertyValues: Bool {
    get { criteria.includesPropertyValues }
    set { criteria.includesPropertyValues = newValue }
  }
  open var includesPendingChanges: Bool {
    get { criteria.includesPendingChanges }
    set { criteria.includesPendingChanges = newValue }
  }
  open var returnsObjectsAsFaults: Bool {
    get { criteria.returnsObjectsAsFaults }
    set { criteria.returnsObjectsAsFaults = newValue }
  }
  open var returnsDistinctResults: Bool {
    get { criteria.returnsDistinctResults }
    set { criteria.returnsDistinctResults = newValue }
  }
  open var shouldRefreshRefetchedObjects: Bool {
    get { criteria.shouldRefreshRefetchedObjects }
    set { criteria.shouldRefreshRefetchedObjects = newValue }
  }
  open var relationshipKeyPathsForPrefetching: [String]? {
    get { criteria.relationshipKeyPathsForPrefetching }
    set { criteria.relationshipKeyPathsForPrefetching = newValue }
  }
  /// Names of attributes, or their descriptions, for results that are dictionaries.
  open var propertiesToFetch: [Any]? {
    get { criteria.propertiesToFetch }
    set { criteria.propertiesToFetch = newValue }
  }
  /// Names of attributes, or their descriptions: objects that are the same in them have one result that is a dictionary.
  open var propertiesToGroupBy: [Any]? {
    get { criteria.propertiesToGroupBy }
    set { criteria.propertiesToGroupBy = newValue }
  }

  public override init() { shared = SharedFetchCriteria() }
  public init(entityName: String) {
    shared = SharedFetchCriteria(FetchCriteria(entityName: entityName))
  }
  init(sharing shared: SharedFetchCriteria) { self.shared = shared }

  /// The same request with other results, as a cast gives it on a phone; nil for what is no request.
  public static func _sharing(_ request: Any) -> NSFetchRequest<ResultType>? {
    if let same = request as? NSFetchRequest<ResultType> { return same }
    return (request as? any FetchRequestSharing).map { NSFetchRequest(sharing: $0.shared) }
  }

  open func copy(with zone: NSZone? = nil) -> Any { NSFetchRequest<ResultType>(sharing: SharedFetchCriteria(criteria)) }

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
