import Foundation

/// Records that people share. It has a link once it is saved, which only a user can do.
open class CKShare: CKRecord, @unchecked Sendable {
  public convenience init(rootRecord: CKRecord) {
    self.init(
      rootRecord: rootRecord, shareID: CKRecord.ID(recordName: "Share-\(UUID().uuidString)", zoneID: rootRecord.recordID.zoneID))
  }
  public init(rootRecord: CKRecord, shareID: CKRecord.ID) {
    super.init(recordType: CKRecord.SystemType.share, recordID: shareID)
    rootRecord.share = CKRecord.Reference(recordID: shareID, action: .none)
  }
  /// Shares a whole zone.
  public init(recordZoneID: CKRecordZone.ID) {
    super.init(
      recordType: CKRecord.SystemType.share, recordID: CKRecord.ID(recordName: CKRecordNameZoneWideShare, zoneID: recordZoneID))
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var publicPermission = ParticipantPermission.none
  open var url: URL? { nil }
  open private(set) var participants = [Participant(CKUserIdentity.mine, .owner, .readWrite, .accepted)]
  open var owner: Participant { participants[0] }
  open var currentUserParticipant: Participant? { owner }

  open func addParticipant(_ participant: Participant) {
    if !participants.contains(participant) { participants.append(participant) }
  }
  /// The owner stays.
  open func removeParticipant(_ participant: Participant) {
    participants.removeAll { $0 == participant && $0.role != .owner }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CKShare(recordZoneID: recordID.zoneID, recordID)
    copy.take(self)
    (copy.publicPermission, copy.participants) = (publicPermission, participants)
    return copy
  }
  private init(recordZoneID: CKRecordZone.ID, _ id: CKRecord.ID) {
    super.init(recordType: CKRecord.SystemType.share, recordID: id)
  }

  public enum ParticipantAcceptanceStatus: Int, Sendable { case unknown = 0, pending, accepted, removed }
  public enum ParticipantPermission: Int, Sendable { case unknown = 0, none, readOnly, readWrite }
  public enum ParticipantRole: Int, Sendable { case unknown = 0, owner, privateUser = 3, publicUser, administrator }

  /// Somebody who takes part.
  open class Participant: NSObject, NSCopying, @unchecked Sendable {
    public let userIdentity: CKUserIdentity
    open var role: ParticipantRole
    open var permission: ParticipantPermission
    public let acceptanceStatus: ParticipantAcceptanceStatus
    public let participantID = UUID().uuidString

    init(
      _ identity: CKUserIdentity, _ role: ParticipantRole, _ permission: ParticipantPermission,
      _ status: ParticipantAcceptanceStatus
    ) {
      (userIdentity, self.role, self.permission, acceptanceStatus) = (identity, role, permission, status)
      super.init()
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// What a link says of what is shared. The server gives none out here.
  open class Metadata: NSObject, NSCopying, @unchecked Sendable {
    public let containerIdentifier: String
    public let share: CKShare
    open var hierarchicalRootRecordID: CKRecord.ID? { rootRecord?.recordID }
    public let rootRecord: CKRecord?
    open var participantRole: ParticipantRole { .unknown }
    open var participantStatus: ParticipantAcceptanceStatus { .unknown }
    open var participantPermission: ParticipantPermission { .unknown }
    open var ownerIdentity: CKUserIdentity { share.owner.userIdentity }

    init(_ containerIdentifier: String, _ share: CKShare, _ rootRecord: CKRecord?) {
      (self.containerIdentifier, self.share, self.rootRecord) = (containerIdentifier, share, rootRecord)
      super.init()
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// Fields that the system's screens show.
  public struct SystemFieldKey {
    public static let title = "cloudkit.title"
    public static let thumbnailImageData = "cloudkit.thumbnailImageData"
    public static let shareType = "cloudkit.type"
  }
}

public let CKRecordNameZoneWideShare = "cloudkit.zoneshare"

/// Somebody who uses iCloud.
open class CKUserIdentity: NSObject, NSCopying, @unchecked Sendable {
  public let lookupInfo: LookupInfo?
  public let nameComponents: PersonNameComponents?
  public let userRecordID: CKRecord.ID?
  open var hasiCloudAccount: Bool { false }
  open var contactIdentifiers: [String] { [] }

  init(_ lookupInfo: LookupInfo?) {
    (self.lookupInfo, nameComponents, userRecordID) = (lookupInfo, nil, nil)
    super.init()
  }
  /// Whoever uses the device.
  static var mine: CKUserIdentity { CKUserIdentity(nil) }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// How to find somebody.
  open class LookupInfo: NSObject, NSCopying, @unchecked Sendable {
    public let emailAddress: String?
    public let phoneNumber: String?
    public let userRecordID: CKRecord.ID?

    public init(emailAddress: String) {
      (self.emailAddress, phoneNumber, userRecordID) = (emailAddress, nil, nil)
      super.init()
    }
    public init(phoneNumber: String) {
      (emailAddress, self.phoneNumber, userRecordID) = (nil, phoneNumber, nil)
      super.init()
    }
    public init(userRecordID: CKRecord.ID) {
      (emailAddress, phoneNumber, self.userRecordID) = (nil, nil, userRecordID)
      super.init()
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }
}
