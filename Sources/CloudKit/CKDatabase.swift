import Foundation

/// Records of one user, or of all users of an app.
///
/// Without an account everything in the private and in the shared database ends with `CKError.notAuthenticated`, and so does what changes
/// the public one. The public one may be read: a query finds nothing, a record that is named is an unknown item, and its only zone is the
/// default one.
open class CKDatabase: NSObject, @unchecked Sendable {
  /// Whose records.
  public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }

  public let databaseScope: Scope

  init(_ scope: Scope) {
    databaseScope = scope
    super.init()
  }

  open func add(_ operation: CKDatabaseOperation) {
    operation.database = self
    CloudRunState.current.operations.addOperation(operation)
  }

  // MARK: Records

  @preconcurrency
  open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
    let error = failure(fetching: recordID)
    Cloud.answer { completionHandler(nil, error) }
  }
  @preconcurrency
  open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
    Cloud.answer { completionHandler(nil, CKError.noAccount) }
  }
  @preconcurrency
  open func delete(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) { Cloud.answer { completionHandler(nil, CKError.noAccount) } }
  @preconcurrency
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) {
    let error = failure(reading: zoneID)
    Cloud.answer { completionHandler(error == nil ? [] : nil, error) }
  }

  // MARK: Zones

  @preconcurrency
  open func fetchAllRecordZones(completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void) {
    let error = failure(reading: nil)
    Cloud.answer { completionHandler(error == nil ? [.default()] : nil, error) }
  }
  @preconcurrency
  open func fetch(
    withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
  ) {
    let error = failure(reading: zoneID)
    Cloud.answer { completionHandler(error == nil ? .default() : nil, error) }
  }
  @preconcurrency
  open func save(_ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void) {
    Cloud.answer { completionHandler(nil, CKError.noAccount) }
  }
  @preconcurrency
  open func delete(
    withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping @Sendable (CKRecordZone.ID?, (any Error)?) -> Void
  ) { Cloud.answer { completionHandler(nil, CKError.noAccount) } }

  // MARK: Subscriptions

  /// Subscriptions are a user's, also those of the public database.
  @preconcurrency
  open func fetchAllSubscriptions(completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void) {
    Cloud.answer { completionHandler(nil, CKError.noAccount) }
  }
  @preconcurrency
  open func fetch(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) { Cloud.answer { completionHandler(nil, CKError.noAccount) } }
  @preconcurrency
  open func save(
    _ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) { Cloud.answer { completionHandler(nil, CKError.noAccount) } }
  @preconcurrency
  open func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @Sendable (CKSubscription.ID?, (any Error)?) -> Void
  ) { Cloud.answer { completionHandler(nil, CKError.noAccount) } }

  // MARK: What the server says

  /// Why a zone can't be read; nothing if it is there.
  func failure(reading zoneID: CKRecordZone.ID?) -> CKError? {
    guard databaseScope == .public else { return .noAccount }
    return zoneID.map { $0 == .default } ?? true ? nil : .noZone
  }
  /// Why a record does not come.
  func failure(fetching recordID: CKRecord.ID) -> CKError { failure(reading: recordID.zoneID) ?? .noRecord }
  /// Why no changes come.
  var failureOfChanges: CKError { databaseScope == .public ? .noChanges : .noAccount }
}
