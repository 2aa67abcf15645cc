import Foundation

/// A search that the app does not wait for: the context finds the objects in its own time, and tells.
open class NSAsynchronousFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let completionBlock: NSPersistentStoreAsynchronousFetchResultCompletionBlock<ResultType>?
  /// For the progress of the search, which is over at once.
  open var estimatedResultCount = 0

  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: NSPersistentStoreAsynchronousFetchResultCompletionBlock<ResultType>? = nil
  ) { (fetchRequest, completionBlock) = (request, blk) }
}

public typealias NSPersistentStoreAsynchronousFetchResultCompletionBlock<ResultType: NSFetchRequestResult> = (
  NSAsynchronousFetchResult<ResultType>
) -> Void

/// An answer that comes later.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
  public let managedObjectContext: NSManagedObjectContext
  open internal(set) var operationError: (any Error)?
  open var progress: Progress? { nil }
  private(set) var isCancelled = false

  init(_ context: NSManagedObjectContext) { managedObjectContext = context }
  open func cancel() { isCancelled = true }
}

/// What a search finds that the app does not wait for: nothing before its completion is called.
open class NSAsynchronousFetchResult<ResultType: NSFetchRequestResult>: NSPersistentStoreAsynchronousResult {
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  open internal(set) var finalResult: [ResultType]?

  init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
    fetchRequest = request
    super.init(context)
  }
}

/// A request of any type of objects that a context answers later.
protocol AsynchronousRequest {
  func begin(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

extension NSAsynchronousFetchRequest: AsynchronousRequest {
  func begin(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
    nonisolated(unsafe) let result = NSAsynchronousFetchResult(self, context)
    nonisolated(unsafe) let request = self
    context.perform {
      guard !result.isCancelled else { return }
      do { result.finalResult = try context.fetch(request.fetchRequest) } catch { result.operationError = error }
      request.completionBlock?(result)
    }
    return result
  }
}
