import Foundation

/// What the server shall tell of. It tells nothing here: a subscription is a user's.
open class CKSubscription: NSObject, NSCopying, @unchecked Sendable {
  public typealias ID = String

  public enum SubscriptionType: Int, Sendable { case query = 1, recordZone, database }

  public let subscriptionID: ID
  open var subscriptionType: SubscriptionType { kind }
  open var notificationInfo: NotificationInfo?
  private let kind: SubscriptionType

  init(_ kind: SubscriptionType, _ subscriptionID: ID) {
    (self.kind, self.subscriptionID) = (kind, subscriptionID)
    super.init()
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// What a push notification says.
  open class NotificationInfo: NSObject, NSCopying, @unchecked Sendable {
    public override init() { super.init() }
    public convenience init(
      alertBody: String? = nil, alertLocalizationKey: String? = nil, alertLocalizationArgs: [CKRecord.FieldKey] = [],
      title: String? = nil, titleLocalizationKey: String? = nil, titleLocalizationArgs: [CKRecord.FieldKey] = [],
      subtitle: String? = nil, subtitleLocalizationKey: String? = nil, subtitleLocalizationArgs: [CKRecord.FieldKey] = [],
      alertActionLocalizationKey: String? = nil, alertLaunchImage: String? = nil, soundName: String? = nil,
      desiredKeys: [CKRecord.FieldKey] = [], shouldBadge: Bool = false, shouldSendContentAvailable: Bool = false,
      shouldSendMutableContent: Bool = false, category: String? = nil, collapseIDKey: String? = nil
    ) {
      self.init()
      (self.alertBody, self.alertLocalizationKey, self.alertLocalizationArgs) = (
        alertBody, alertLocalizationKey, alertLocalizationArgs
      )
      (self.title, self.titleLocalizationKey, self.titleLocalizationArgs) = (title, titleLocalizationKey, titleLocalizationArgs)
      (self.subtitle, self.subtitleLocalizationKey, self.subtitleLocalizationArgs) = (
        subtitle, subtitleLocalizationKey, subtitleLocalizationArgs
      )
      (self.alertActionLocalizationKey, self.alertLaunchImage, self.soundName) = (
        alertActionLocalizationKey, alertLaunchImage, soundName
      )
      (self.desiredKeys, self.shouldBadge, self.category) = (desiredKeys, shouldBadge, category)
      (self.shouldSendContentAvailable, self.shouldSendMutableContent) = (shouldSendContentAvailable, shouldSendMutableContent)
      self.collapseIDKey = collapseIDKey
    }

    open var alertBody: String?
    open var alertLocalizationKey: String?
    open var alertLocalizationArgs: [CKRecord.FieldKey]?
    open var title: String?
    open var titleLocalizationKey: String?
    open var titleLocalizationArgs: [CKRecord.FieldKey]?
    open var subtitle: String?
    open var subtitleLocalizationKey: String?
    open var subtitleLocalizationArgs: [CKRecord.FieldKey]?
    open var alertActionLocalizationKey: String?
    open var alertLaunchImage: String?
    open var soundName: String?
    open var desiredKeys: [CKRecord.FieldKey]?
    open var shouldBadge = false
    open var shouldSendContentAvailable = false
    open var shouldSendMutableContent = false
    open var category: String?
    open var collapseIDKey: String?

    open func copy(with zone: NSZone? = nil) -> Any {
      NotificationInfo(
        alertBody: alertBody, alertLocalizationKey: alertLocalizationKey, alertLocalizationArgs: alertLocalizationArgs ?? [],
        title: title, titleLocalizationKey: titleLocalizationKey, titleLocalizationArgs: titleLocalizationArgs ?? [],
        subtitle: subtitle, subtitleLocalizationKey: subtitleLocalizationKey,
        subtitleLocalizationArgs: subtitleLocalizationArgs ?? [], alertActionLocalizationKey: alertActionLocalizationKey,
        alertLaunchImage: alertLaunchImage, soundName: soundName, desiredKeys: desiredKeys ?? [], shouldBadge: shouldBadge,
        shouldSendContentAvailable: shouldSendContentAvailable, shouldSendMutableContent: shouldSendMutableContent,
        category: category, collapseIDKey: collapseIDKey)
    }
  }
}

/// Tells of records that a query finds.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  /// What has to happen to a record.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let firesOnRecordCreation = Options(rawValue: 1)
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    public static let firesOnce = Options(rawValue: 8)
  }

  public convenience init(recordType: CKRecord.RecordType, predicate: NSPredicate, options: Options = []) {
    self.init(recordType: recordType, predicate: predicate, subscriptionID: UUID().uuidString, options: options)
  }
  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID, options: Options = []
  ) {
    (self.recordType, self.predicate, querySubscriptionOptions) = (recordType, predicate, options)
    super.init(.query, subscriptionID)
  }

  public let recordType: CKRecord.RecordType?
  public let predicate: NSPredicate
  public let querySubscriptionOptions: Options
  open var zoneID: CKRecordZone.ID?
}

/// Tells of everything in a zone.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  public convenience init(zoneID: CKRecordZone.ID) { self.init(zoneID: zoneID, subscriptionID: UUID().uuidString) }
  public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID) {
    self.zoneID = zoneID
    super.init(.recordZone, subscriptionID)
  }
  public let zoneID: CKRecordZone.ID
  open var recordType: CKRecord.RecordType?
}

/// Tells of everything in a database.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  public convenience init() { self.init(subscriptionID: UUID().uuidString) }
  public init(subscriptionID: CKSubscription.ID) { super.init(.database, subscriptionID) }
  open var recordType: CKRecord.RecordType?
}
