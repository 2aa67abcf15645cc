import Foundation

/// What a push notification of the server says. None comes here; an app's own dictionary is read as one that came.
open class CKNotification: NSObject, @unchecked Sendable {
  public enum NotificationType: Int, Sendable { case query = 1, recordZone, readNotification, database }

  /// Which notification is meant.
  open class ID: NSObject, NSCopying, @unchecked Sendable {
    let name: String
    init(_ name: String) {
      self.name = name
      super.init()
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? ID)?.name == name }
    open override var hash: Int { name.hashValue }
  }

  /// Nothing for a dictionary that is not the server's.
  public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    guard let said = notificationDictionary["ck"] as? [String: Any] else { return nil }
    let kinds: [(String, NotificationType)] = [("qry", .query), ("fet", .recordZone), ("met", .database)]
    guard let (key, kind) = kinds.first(where: { said[$0.0] != nil }) else { return nil }
    let details = said[key] as? [String: Any] ?? [:]
    notificationType = kind
    containerIdentifier = said["cid"] as? String
    notificationID = (said["nid"] as? String).map(ID.init)
    subscriptionID = details["sid"] as? String
    let shown = notificationDictionary["aps"] as? [String: Any]
    alertBody = shown?["alert"] as? String ?? (shown?["alert"] as? [String: Any])?["body"] as? String
    category = shown?["category"] as? String
    badge = shown?["badge"] as? NSNumber
    soundName = shown?["sound"] as? String
    self.details = details
    super.init()
  }

  public let notificationType: NotificationType
  public let notificationID: ID?
  public let containerIdentifier: String?
  public let subscriptionID: CKSubscription.ID?
  public let alertBody: String?
  public let category: String?
  public let badge: NSNumber?
  public let soundName: String?
  open var isPruned: Bool { false }
  open var subscriptionOwnerUserRecordID: CKRecord.ID? { nil }

  let details: [String: Any]
  /// Which database it is about.
  var scope: CKDatabase.Scope { (details["dbs"] as? Int).flatMap(CKDatabase.Scope.init) ?? .private }
  var zone: CKRecordZone.ID? {
    (details["zid"] as? String).map {
      CKRecordZone.ID(zoneName: $0, ownerName: details["zoid"] as? String ?? CKCurrentUserDefaultName)
    }
  }
}

/// Something happened to a record that a query finds.
open class CKQueryNotification: CKNotification, @unchecked Sendable {
  public enum Reason: Int, Sendable { case recordCreated = 1, recordUpdated, recordDeleted }
  open var queryNotificationReason: Reason { (details["fo"] as? Int).flatMap(Reason.init) ?? .recordUpdated }
  open var recordFields: [String: Any]? { details["af"] as? [String: Any] }
  open var recordID: CKRecord.ID? {
    (details["rid"] as? String).map { CKRecord.ID(recordName: $0, zoneID: zone ?? .default) }
  }
  open var databaseScope: CKDatabase.Scope { scope }
}

/// Something happened in a zone.
open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
  open var recordZoneID: CKRecordZone.ID? { zone }
  open var databaseScope: CKDatabase.Scope { scope }
}

/// Something happened in a database.
open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
  open var databaseScope: CKDatabase.Scope { scope }
}
