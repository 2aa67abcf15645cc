import Foundation

/// A request of whatever results.
protocol FetchRequestSharing {
  var shared: SharedFetchCriteria { get }
}

/// What requests that are casts of each other have in common: a change of one is seen in all.
final class SharedFetchCriteria {
  var values: FetchCriteria
  init(_ values: FetchCriteria = FetchCriteria()) { self.values = values }
}

/// What a request looks for.
struct FetchCriteria {
  var entityName: String?
  var entity: NSEntityDescription?
  var predicate: NSPredicate?
  var sortDescriptors: [NSSortDescriptor]?
  var fetchLimit = 0
  var fetchOffset = 0
  var fetchBatchSize = 0
  var resultType: NSFetchRequestResultType = []
  var includesSubentities = true
  var includesPropertyValues = true
  var includesPendingChanges = true
  var returnsObjectsAsFaults = true
  var returnsDistinctResults = false
  var shouldRefreshRefetchedObjects = false
  var relationshipKeyPathsForPrefetching: [String]?
  var propertiesToFetch: [Any]?
  var propertiesToGroupBy: [Any]?
}
