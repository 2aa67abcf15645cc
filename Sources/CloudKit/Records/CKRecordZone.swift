import Foundation

/// A part of a database.
open class CKRecordZone: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
  public convenience init(zoneName: String) {
    self.init(zoneID: ID(zoneName: zoneName, ownerName: CKCurrentUserDefaultName))
  }
  public init(zoneID: ID) {
    self.zoneID = zoneID
    super.init()
  }

  public let zoneID: ID
  /// Known once the server has the zone.
  open var capabilities: Capabilities { [] }
  open var share: CKRecord.Reference? { nil }
  open var encryptionScope = EncryptionScope.perRecord

  /// What a zone can do.
  public struct Capabilities: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let fetchChanges = Capabilities(rawValue: 1)
    public static let atomic = Capabilities(rawValue: 2)
    public static let sharing = Capabilities(rawValue: 4)
    public static let zoneWideSharing = Capabilities(rawValue: 8)
  }
  public enum EncryptionScope: Int, Sendable { case perRecord = 0, perZone }

  /// Which zone is meant.
  open class ID: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    public static let defaultZoneName = CKRecordZoneDefaultName
    public static var `default`: ID { ID() }

    public init(zoneName: String = ID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
      super.init()
    }

    public let zoneName: String
    public let ownerName: String

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return zoneName == other.zoneName && ownerName == other.ownerName
    }
    open override var hash: Int {
      var hasher = Hasher()
      hasher.combine(zoneName)
      hasher.combine(ownerName)
      return hasher.finalize()
    }
    open override var description: String { "\(zoneName):\(ownerName)" }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    public static var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
      guard let name = coder.text("ZoneName"), let owner = coder.text("OwnerName") else { return nil }
      (zoneName, ownerName) = (name, owner)
      super.init()
    }
    open func encode(with coder: NSCoder) {
      coder.encode(NSString(string: zoneName), forKey: "ZoneName")
      coder.encode(NSString(string: ownerName), forKey: "OwnerName")
    }
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CKRecordZone)?.zoneID == zoneID }
  open override var hash: Int { zoneID.hash }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  public static var supportsSecureCoding: Bool { true }
  public required init?(coder: NSCoder) {
    guard let id = ID(coder: coder) else { return nil }
    zoneID = id
    super.init()
  }
  open func encode(with coder: NSCoder) { zoneID.encode(with: coder) }
}

/// The name of the zone that each database has.
public let CKRecordZoneDefaultName = "_defaultZone"

/// How far a client knows what happened. None is given out here.
open class CKServerChangeToken: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  override init() { super.init() }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  public static var supportsSecureCoding: Bool { true }
  public required init?(coder: NSCoder) { super.init() }
  open func encode(with coder: NSCoder) {}
}
