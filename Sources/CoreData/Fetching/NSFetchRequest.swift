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
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
  open private(set) var entityName: String?
  open var entity: NSEntityDescription?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var resultType: NSFetchRequestResultType = []
  open var includesSubentities = true
  open var includesPropertyValues = true
  open var includesPendingChanges = true
  open var returnsObjectsAsFaults = true
  open var returnsDistinctResults = false
  open var shouldRefreshRefetchedObjects = false
  open var relationshipKeyPathsForPrefetching: [String]?
  /// Names of attributes, or their descriptions, for results that are dictionaries.
  open var propertiesToFetch: [Any]?

  public override init() { super.init() }
  public init(entityName: String) { self.entityName = entityName }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSFetchRequest<ResultType>()
    copy.entityName = entityName
    copy.entity = entity
    (copy.predicate, copy.sortDescriptors) = (predicate, sortDescriptors)
    (copy.fetchLimit, copy.fetchOffset, copy.resultType) = (fetchLimit, fetchOffset, resultType)
    (copy.includesSubentities, copy.includesPendingChanges) = (includesSubentities, includesPendingChanges)
    (copy.propertiesToFetch, copy.returnsDistinctResults) = (propertiesToFetch, returnsDistinctResults)
    return copy
  }

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
