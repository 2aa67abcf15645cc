import Foundation
import HeadlessCore

/// Names an object in all contexts. A new object's is temporary until it is saved.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  public let entity: NSEntityDescription
  public let isTemporaryID: Bool
  public internal(set) weak var persistentStore: NSPersistentStore?
  let number: Int

  init(_ entity: NSEntityDescription, _ store: NSPersistentStore?, isTemporary: Bool) {
    self.entity = entity
    persistentStore = store
    isTemporaryID = isTemporary
    CoreDataRunState.current.count += 1
    number = CoreDataRunState.current.count
  }

  open func uriRepresentation() -> URL {
    let store = persistentStore?.identifier ?? ""
    let path = "x-coredata://\(store)/\(entity.name ?? "")/\(isTemporaryID ? "t" : "p")\(number)"
    return URL(string: path) ?? URL(fileURLWithPath: "/")
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSManagedObjectID)?.number == number }
  open override var hash: Int { number }
  open override var description: String { uriRepresentation().absoluteString }
}

/// What fetch requests find.
public protocol NSFetchRequestResult {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// What Core Data keeps of a run.
final class CoreDataRunState: RunPart, @unchecked Sendable {
  nonisolated(unsafe) static var current = RunState.part(CoreDataRunState.self)
  /// Objects' numbers, in the order in which the run made them.
  var count = 0
  /// Rows of stores that have a file, by its address: two coordinators with one address share them.
  var files: [URL: StoreRows] = [:]
  /// Models by their names, so that entities are the same wherever a model is named.
  var models: [String: NSManagedObjectModel] = [:]
  /// The coordinator that a class without a context asks: the last one that was made.
  weak var lastModel: NSManagedObjectModel?

  init() {}
}
