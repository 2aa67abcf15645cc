import Foundation

extension CKDatabase {
  // MARK: Records

  public func record(for recordID: CKRecord.ID) async throws -> CKRecord {
    await Cloud.later()
    throw failure(fetching: recordID)
  }
  public func records(
    for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] {
    await Cloud.later()
    if let error = failure(reading: nil) { throw error }
    return Dictionary(ids.map { ($0, .failure(failure(fetching: $0))) }, uniquingKeysWith: { one, _ in one })
  }
  @discardableResult public func save(_ record: CKRecord) async throws -> CKRecord { try await Cloud.refuse() }
  @discardableResult public func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    try await Cloud.refuse()
  }
  @discardableResult public func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) { try await Cloud.refuse() }

  public func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  ) {
    await Cloud.later()
    if let error = failure(reading: zoneID) { throw error }
    return ([], nil)
  }
  public func records(
    continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  ) {
    await Cloud.later()
    if let error = failure(reading: nil) { throw error }
    return ([], nil)
  }
  public func perform(_ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?) async throws -> [CKRecord] {
    await Cloud.later()
    if let error = failure(reading: zoneID) { throw error }
    return []
  }

  public func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler:
      @escaping (
        Result<
          (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?), any Error
        >
      ) -> Void
  ) {
    nonisolated(unsafe) let handler = completionHandler
    let error = failure(reading: zoneID)
    Cloud.answer { handler(error.map { .failure($0) } ?? .success(([], nil))) }
  }
  public func fetch(
    withCursor queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler:
      @escaping (
        Result<
          (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?), any Error
        >
      ) -> Void
  ) {
    nonisolated(unsafe) let handler = completionHandler
    let error = failure(reading: nil)
    Cloud.answer { handler(error.map { .failure($0) } ?? .success(([], nil))) }
  }
  public func fetch(
    withRecordIDs recordIDs: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil,
    completionHandler: @escaping (Result<[CKRecord.ID: Result<CKRecord, any Error>], any Error>) -> Void
  ) {
    nonisolated(unsafe) let handler = completionHandler
    Task {
      do { handler(.success(try await self.records(for: recordIDs))) } catch { handler(.failure(error)) }
    }
  }
  public func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true,
    completionHandler:
      @escaping (
        Result<
          (saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]),
          any Error
        >
      ) -> Void
  ) {
    nonisolated(unsafe) let handler = completionHandler
    Cloud.answer { handler(.failure(CKError.noAccount)) }
  }

  // MARK: Zones

  public func allRecordZones() async throws -> [CKRecordZone] {
    await Cloud.later()
    if let error = failure(reading: nil) { throw error }
    return [.default()]
  }
  public func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone {
    await Cloud.later()
    if let error = failure(reading: zoneID) { throw error }
    return .default()
  }
  public func recordZones(
    for ids: [CKRecordZone.ID]
  ) async throws -> [CKRecordZone.ID: Result<CKRecordZone, any Error>] {
    await Cloud.later()
    if let error = failure(reading: nil) { throw error }
    return Dictionary(
      ids.map { id in (id, failure(reading: id).map { .failure($0) } ?? .success(.default())) },
      uniquingKeysWith: { one, _ in one })
  }
  @discardableResult public func save(_ zone: CKRecordZone) async throws -> CKRecordZone { try await Cloud.refuse() }
  @discardableResult public func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID {
    try await Cloud.refuse()
  }
  @discardableResult public func modifyRecordZones(
    saving recordZonesToSave: [CKRecordZone], deleting recordZoneIDsToDelete: [CKRecordZone.ID]
  ) async throws -> (
    saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>],
    deleteResults: [CKRecordZone.ID: Result<Void, any Error>]
  ) { try await Cloud.refuse() }

  // MARK: Subscriptions

  public func allSubscriptions() async throws -> [CKSubscription] { try await Cloud.refuse() }
  public func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription { try await Cloud.refuse() }
  public func subscriptions(
    for ids: [CKSubscription.ID]
  ) async throws -> [CKSubscription.ID: Result<CKSubscription, any Error>] { try await Cloud.refuse() }
  @discardableResult public func save(_ subscription: CKSubscription) async throws -> CKSubscription {
    try await Cloud.refuse()
  }
  @discardableResult public func deleteSubscription(
    withID subscriptionID: CKSubscription.ID
  ) async throws -> CKSubscription.ID { try await Cloud.refuse() }
  @discardableResult public func modifySubscriptions(
    saving subscriptionsToSave: [CKSubscription], deleting subscriptionIDsToDelete: [CKSubscription.ID]
  ) async throws -> (
    saveResults: [CKSubscription.ID: Result<CKSubscription, any Error>],
    deleteResults: [CKSubscription.ID: Result<Void, any Error>]
  ) { try await Cloud.refuse() }

  // MARK: Changes

  /// What happened to a zone.
  public struct DatabaseChange: Sendable {
    public struct Modification: Sendable { public let zoneID: CKRecordZone.ID }
    public struct Deletion: Sendable {
      public enum Reason: Sendable { case deleted, purged, encryptedDataReset }
      public let zoneID: CKRecordZone.ID
      public let reason: Reason
      public var purged: Bool { reason == .purged }
    }
  }
  /// What happened to a record.
  public struct RecordZoneChange: Sendable {
    public struct Modification: Sendable { public let record: CKRecord }
    public struct Deletion: Sendable {
      public let recordID: CKRecord.ID
      public let recordType: CKRecord.RecordType
    }
  }

  public func databaseChanges(
    since serverChangeToken: CKServerChangeToken?, resultsLimit: Int? = nil
  ) async throws -> (
    modifications: [DatabaseChange.Modification], deletions: [DatabaseChange.Deletion], changeToken: CKServerChangeToken,
    moreComing: Bool
  ) {
    await Cloud.later()
    throw failureOfChanges
  }
  public func recordZoneChanges(
    inZoneWith zoneID: CKRecordZone.ID, since serverChangeToken: CKServerChangeToken?, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int? = nil
  ) async throws -> (
    modificationResultsByID: [CKRecord.ID: Result<RecordZoneChange.Modification, any Error>],
    deletions: [RecordZoneChange.Deletion], changeToken: CKServerChangeToken, moreComing: Bool
  ) {
    await Cloud.later()
    throw failureOfChanges
  }

  /// Calls the closure with a database whose requests have that configuration. Nothing waits here for a network.
  public func configuredWith<R>(
    configuration: CKOperation.Configuration? = nil, group: CKOperationGroup? = nil, body: (CKDatabase) async throws -> R
  ) async rethrows -> R { try await body(self) }
}
