import Foundation

/// Whether the user of the device has an account.
public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine = 0, available, restricted, noAccount, temporarilyUnavailable
}

extension NSNotification.Name {
  /// The user signed in or out. Nobody does here.
  public static let CKAccountChanged = NSNotification.Name("CKAccountChangedNotification")
}

/// The owner of what the user of the device made.
public let CKCurrentUserDefaultName = "__defaultOwner__"
/// As it was called first.
public let CKOwnerDefaultName = "__defaultOwner__"

/// An app's place in iCloud.
///
/// Nobody is signed in to iCloud on this device, as on a new simulator: ``accountStatus()`` is `noAccount`, and who asks who the user is
/// hears `CKError.notAuthenticated`.
open class CKContainer: NSObject, @unchecked Sendable {
  open class func `default`() -> CKContainer { CloudRunState.current.container }
  public init(identifier containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
    super.init()
  }

  public let containerIdentifier: String?

  public let publicCloudDatabase = CKDatabase(.public)
  public let privateCloudDatabase = CKDatabase(.private)
  public let sharedCloudDatabase = CKDatabase(.shared)
  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }

  open func add(_ operation: CKOperation) { CloudRunState.current.operations.addOperation(operation) }

  // MARK: The user

  @preconcurrency
  open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
    Cloud.answer { completionHandler(.noAccount, nil) }
  }
  open func accountStatus() async throws -> CKAccountStatus {
    await Cloud.later()
    return .noAccount
  }

  @preconcurrency
  open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
    Cloud.answer { completionHandler(nil, CKError.noAccount) }
  }
  open func userRecordID() async throws -> CKRecord.ID { try await Cloud.refuse() }

  // MARK: Other users

  @preconcurrency
  open func status(
    forApplicationPermission applicationPermission: ApplicationPermissions,
    completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
  ) { Cloud.answer { completionHandler(.couldNotComplete, CKError.noAccount) } }
  open func applicationPermissionStatus(
    for applicationPermission: ApplicationPermissions
  ) async throws -> ApplicationPermissionStatus { try await Cloud.refuse() }
  @preconcurrency
  open func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions,
    completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
  ) { Cloud.answer { completionHandler(.couldNotComplete, CKError.noAccount) } }
  open func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions
  ) async throws -> ApplicationPermissionStatus { try await Cloud.refuse() }

  @preconcurrency
  open func discoverAllIdentities(completionHandler: @escaping @Sendable ([CKUserIdentity]?, (any Error)?) -> Void) {
    Cloud.answer { completionHandler(nil, CKError.noAccount) }
  }
  @preconcurrency
  open func discoverUserIdentity(
    withEmailAddress email: String, completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
  ) { Cloud.answer { completionHandler(nil, CKError.noAccount) } }
  @preconcurrency
  open func discoverUserIdentity(
    withPhoneNumber phoneNumber: String, completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
  ) { Cloud.answer { completionHandler(nil, CKError.noAccount) } }
  @preconcurrency
  open func discoverUserIdentity(
    withUserRecordID userRecordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
  ) { Cloud.answer { completionHandler(nil, CKError.noAccount) } }
  open func userIdentity(forEmailAddress email: String) async throws -> CKUserIdentity? { try await Cloud.refuse() }
  open func userIdentity(forPhoneNumber phoneNumber: String) async throws -> CKUserIdentity? { try await Cloud.refuse() }
  open func userIdentity(forUserRecordID userRecordID: CKRecord.ID) async throws -> CKUserIdentity? { try await Cloud.refuse() }

  // MARK: What others share

  @preconcurrency
  open func fetchShareParticipant(
    withEmailAddress emailAddress: String, completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
  ) { Cloud.answer { completionHandler(nil, CKError.noAccount) } }
  @preconcurrency
  open func fetchShareParticipant(
    withPhoneNumber phoneNumber: String, completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
  ) { Cloud.answer { completionHandler(nil, CKError.noAccount) } }
  @preconcurrency
  open func fetchShareParticipant(
    withUserRecordID userRecordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
  ) { Cloud.answer { completionHandler(nil, CKError.noAccount) } }
  open func shareParticipant(forEmailAddress emailAddress: String) async throws -> CKShare.Participant {
    try await Cloud.refuse()
  }
  open func shareParticipant(forPhoneNumber phoneNumber: String) async throws -> CKShare.Participant { try await Cloud.refuse() }
  open func shareParticipant(forUserRecordID userRecordID: CKRecord.ID) async throws -> CKShare.Participant {
    try await Cloud.refuse()
  }
  @preconcurrency
  open func fetchShareMetadata(
    with url: URL, completionHandler: @escaping @Sendable (CKShare.Metadata?, (any Error)?) -> Void
  ) { Cloud.answer { completionHandler(nil, CKError.noAccount) } }
  open func shareMetadata(for url: URL) async throws -> CKShare.Metadata { try await Cloud.refuse() }
  @preconcurrency
  open func accept(
    _ metadata: CKShare.Metadata, completionHandler: @escaping @Sendable (CKShare?, (any Error)?) -> Void
  ) { Cloud.answer { completionHandler(nil, CKError.noAccount) } }
  open func accept(_ metadata: CKShare.Metadata) async throws -> CKShare { try await Cloud.refuse() }

  // MARK: Long operations

  /// None is kept beyond the app.
  @preconcurrency
  open func fetchAllLongLivedOperationIDs(completionHandler: @escaping @Sendable ([CKOperation.ID]?, (any Error)?) -> Void) {
    Cloud.answer { completionHandler([], nil) }
  }
  open func allLongLivedOperationIDs() async throws -> [CKOperation.ID] {
    await Cloud.later()
    return []
  }
  @preconcurrency
  open func fetchLongLivedOperation(
    withID operationID: CKOperation.ID, completionHandler: @escaping @Sendable (CKOperation?, (any Error)?) -> Void
  ) { Cloud.answer { completionHandler(nil, nil) } }
  open func longLivedOperation(for operationID: CKOperation.ID) async throws -> CKOperation? {
    await Cloud.later()
    return nil
  }
}

extension CKContainer {
  /// What the user may allow.
  public struct ApplicationPermissions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let userDiscoverability = ApplicationPermissions(rawValue: 1)
  }
  /// Whether the user allowed it.
  public enum ApplicationPermissionStatus: Int, Sendable { case initialState = 0, couldNotComplete, denied, granted }
}
