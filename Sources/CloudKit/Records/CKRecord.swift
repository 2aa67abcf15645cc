import Foundation

/// Fields with names that the server keeps, and what the server notes about them.
///
/// What the server notes (``creationDate``, ``recordChangeTag`` and so on) comes with the record that it answers; here it answers none.
open class CKRecord: NSObject, NSSecureCoding, NSCopying, CKRecordKeyValueSetting, @unchecked Sendable {
  public typealias RecordType = String
  public typealias FieldKey = String

  public convenience init(recordType: RecordType) { self.init(recordType: recordType, recordID: ID()) }
  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }
  public init(recordType: RecordType, recordID: ID = ID()) {
    (self.recordType, self.recordID) = (recordType, recordID)
    super.init()
  }

  public let recordType: RecordType
  public let recordID: ID
  open private(set) var recordChangeTag: String?
  open private(set) var creatorUserRecordID: ID?
  open private(set) var creationDate: Date?
  open private(set) var lastModifiedUserRecordID: ID?
  open private(set) var modificationDate: Date?
  open internal(set) var share: Reference?
  /// What it is shared with.
  open var parent: Reference?

  private var fields = RecordFields()
  private var encrypted = RecordFields()

  // MARK: Fields

  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { fields.object(forKey: key) }
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { fields.setObject(object, forKey: key) }
  open func allKeys() -> [FieldKey] { fields.allKeys() }
  open func changedKeys() -> [FieldKey] { fields.changedKeys() }
  /// The words of the record's texts.
  open func allTokens() -> [String] {
    allKeys().flatMap { key in
      (object(forKey: key) as? String)?.split { !$0.isLetter && !$0.isNumber }.map(String.init) ?? []
    }
  }
  /// Fields that only devices of the user can read.
  open var encryptedValues: any CKRecordKeyValueSetting { encrypted }

  open func value(forKey key: String) -> Any? { object(forKey: key) }
  /// Takes what a field can hold; what it can't ends the app, as on a phone.
  open func setValue(_ value: Any?, forKey key: String) {
    guard let value else { return setObject(nil, forKey: key) }
    guard let held = value as? any CKRecordValueProtocol else {
      preconditionFailure("CKRecord: a field can't hold \(type(of: value)) (\"\(key)\").")
    }
    setObject(held, forKey: key)
  }

  open func setParent(_ parentRecord: CKRecord?) { setParent(parentRecord?.recordID) }
  open func setParent(_ parentRecordID: ID?) { parent = parentRecordID.map { Reference(recordID: $0, action: .none) } }

  // MARK: Copies and archives

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CKRecord(recordType: recordType, recordID: recordID)
    copy.take(self)
    return copy
  }
  func take(_ other: CKRecord) {
    (fields, encrypted) = (RecordFields(copying: other.fields), RecordFields(copying: other.encrypted))
    (parent, share, recordChangeTag) = (other.parent, other.share, other.recordChangeTag)
    (creationDate, modificationDate) = (other.creationDate, other.modificationDate)
  }

  public static var supportsSecureCoding: Bool { true }
  public required init?(coder: NSCoder) {
    guard let type = coder.text("RecordType"), let id = ID(coder: coder) else { return nil }
    (recordType, recordID) = (type, id)
    super.init()
    if let parent = coder.text("ParentName") { setParent(ID(recordName: parent, zoneID: id.zoneID)) }
    fields.restore(RecordArchive.values(coder.data("Values")))
    encrypted.restore(RecordArchive.values(coder.data("EncryptedValues")))
  }
  /// Type, name and zone without the fields: enough to save the same record again.
  open func encodeSystemFields(with coder: NSCoder) {
    coder.encode(NSString(string: recordType), forKey: "RecordType")
    coder.encode(NSString(string: recordID.recordName), forKey: "RecordName")
    recordID.zoneID.encode(with: coder)
    if let parent { coder.encode(NSString(string: parent.recordID.recordName), forKey: "ParentName") }
  }
  open func encode(with coder: NSCoder) {
    encodeSystemFields(with: coder)
    coder.encode(RecordArchive.data(fields.values), forKey: "Values")
    coder.encode(RecordArchive.data(encrypted.values), forKey: "EncryptedValues")
  }
}

extension CKRecord {
  /// Which record is meant.
  open class ID: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
      super.init()
    }

    public let recordName: String
    public let zoneID: CKRecordZone.ID

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return recordName == other.recordName && zoneID == other.zoneID
    }
    open override var hash: Int {
      var hasher = Hasher()
      hasher.combine(recordName)
      hasher.combine(zoneID)
      return hasher.finalize()
    }
    open override var description: String { "\(recordName):(\(zoneID))" }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    public static var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
      guard let name = coder.text("RecordName"), let zone = CKRecordZone.ID(coder: coder) else { return nil }
      (recordName, zoneID) = (name, zone)
      super.init()
    }
    open func encode(with coder: NSCoder) {
      coder.encode(NSString(string: recordName), forKey: "RecordName")
      zoneID.encode(with: coder)
    }
  }

  /// What becomes of a record when the one that it refers to is deleted.
  public enum ReferenceAction: UInt, Sendable { case none = 0, deleteSelf }

  /// A field that names another record.
  open class Reference: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    public typealias Action = ReferenceAction

    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
    public init(recordID: ID, action: ReferenceAction) {
      (self.recordID, self.action) = (recordID, action)
      super.init()
    }

    public let recordID: ID
    public let action: ReferenceAction

    open override func isEqual(_ object: Any?) -> Bool { (object as? Reference)?.recordID == recordID }
    open override var hash: Int { recordID.hash }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    public static var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
      guard let id = ID(coder: coder) else { return nil }
      recordID = id
      action = coder.decodeInteger(forKey: "Action") == 1 ? .deleteSelf : .none
      super.init()
    }
    open func encode(with coder: NSCoder) {
      recordID.encode(with: coder)
      coder.encode(Int(action.rawValue), forKey: "Action")
    }
  }

  /// Types that the server has by itself.
  public struct SystemType {
    public static let userRecord = "Users"
    public static let share = "cloudkit.share"
  }
  /// Names by which predicates speak of what the server notes.
  public struct SystemFieldKey {
    public static let recordID = "recordID"
    public static let creatorUserRecordID = "creatorUserRecordID"
    public static let creationDate = "creationDate"
    public static let lastModifiedUserRecordID = "lastModifiedUserRecordID"
    public static let modificationDate = "modificationDate"
    public static let parent = "parent"
    public static let share = "share"
  }
}

/// A file that goes with a record.
open class CKAsset: NSObject, @unchecked Sendable {
  public init(fileURL: URL) {
    self.fileURL = fileURL
    super.init()
  }
  public let fileURL: URL?

  open override func isEqual(_ object: Any?) -> Bool { (object as? CKAsset)?.fileURL == fileURL }
  open override var hash: Int { fileURL.hashValue }
}
