import Foundation

/// What a batch update answers.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType = 0
  case updatedObjectIDsResultType = 1
  case updatedObjectsCountResultType = 2
}

/// Changes attributes in the store; contexts do not hear of it.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  public let entityName: String
  open var predicate: NSPredicate?
  open var includesSubentities = true
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  /// New values by the names of attributes, or by their descriptions.
  open var propertiesToUpdate: [AnyHashable: Any]?

  public init(entityName: String) { self.entityName = entityName }
  public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }
}

/// What was changed.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchUpdateRequestResultType
  init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) { (self.result, resultType) = (result, type) }
}

extension NSBatchUpdateRequest {
  /// The saved objects that it means.
  var meant: PlainRequest {
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: entityName)
    request.predicate = predicate
    request.includesSubentities = includesSubentities
    var saved = request.plain
    saved.withPending = false
    return saved
  }

  /// A row with the new values.
  func updated(_ row: StoreRow) -> StoreRow {
    var result = row
    for (key, value) in propertiesToUpdate ?? [:] {
      guard let name = (key.base as? NSPropertyDescription)?.name ?? key.base as? String else { continue }
      result.values[name] = value is NSNull ? nil : .attribute(value)
    }
    result.version += 1
    return result
  }
}
