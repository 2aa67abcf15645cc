import Foundation

/// Looks for records.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// As many as the server gives at once.
  public class var maximumResults: Int { 0 }

  /// Where a search goes on. None is given out here.
  open class Cursor: NSObject, NSCopying, @unchecked Sendable {
    override init() { super.init() }
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  public override init() { super.init() }
  public convenience init(query: CKQuery) {
    self.init()
    self.query = query
  }
  public convenience init(cursor: Cursor) {
    self.init()
    self.cursor = cursor
  }

  open var query: CKQuery?
  open var cursor: Cursor?
  open var zoneID: CKRecordZone.ID?
  open var resultsLimit = CKQueryOperation.maximumResults
  open var desiredKeys: [CKRecord.FieldKey]?

  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?

  open override func main() {
    if let error = asked.failure(reading: zoneID) { return end(error) }
    queryResultBlock?(.success(nil))
    queryCompletionBlock?(nil, nil)
  }
  override func end(_ error: CKError) {
    queryResultBlock?(.failure(error))
    queryCompletionBlock?(nil, error)
  }
}
