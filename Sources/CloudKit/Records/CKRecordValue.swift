import CoreLocation
import Foundation

/// Something that a field of a record can hold.
public protocol CKRecordValueProtocol {}

/// The same as an object. Without Objective-C values are their own objects: `"Milk" as CKRecordValue`.
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int8: CKRecordValueProtocol {}
extension Int16: CKRecordValueProtocol {}
extension Int32: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension UInt: CKRecordValueProtocol {}
extension UInt8: CKRecordValueProtocol {}
extension UInt16: CKRecordValueProtocol {}
extension UInt32: CKRecordValueProtocol {}
extension UInt64: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}

/// Fields that can be read and set by name: a record's, and those that are encrypted.
public protocol CKRecordKeyValueSetting: AnyObject {
  subscript(key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? { get set }
  func object(forKey key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)?
  func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: CKRecord.FieldKey)
  func allKeys() -> [CKRecord.FieldKey]
  func changedKeys() -> [CKRecord.FieldKey]
}

extension CKRecordKeyValueSetting {
  /// A field of a known type; nothing if what it holds is of another one.
  public subscript<T: CKRecordValueProtocol>(key: CKRecord.FieldKey) -> T? {
    get { object(forKey: key) as? T }
    set { setObject(newValue, forKey: key) }
  }
  public subscript(key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? {
    get { object(forKey: key) }
    set { setObject(newValue, forKey: key) }
  }
}

/// Fields, and which of them the server does not know yet.
final class RecordFields: CKRecordKeyValueSetting {
  private(set) var values: [CKRecord.FieldKey: any CKRecordValueProtocol] = [:]
  private var changed: Set<CKRecord.FieldKey> = []

  init() {}
  init(copying other: RecordFields) { (values, changed) = (other.values, other.changed) }

  func object(forKey key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? { values[key] }
  func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: CKRecord.FieldKey) {
    guard object != nil || values[key] != nil else { return }
    values[key] = object.map(Self.kept)
    changed.insert(key)
  }
  func allKeys() -> [CKRecord.FieldKey] { values.keys.sorted() }
  func changedKeys() -> [CKRecord.FieldKey] { changed.sorted() }
  /// As they came from an archive.
  func restore(_ values: [CKRecord.FieldKey: any CKRecordValueProtocol]) { self.values = values }

  /// A number may be read as any kind of number, and a text as either kind of text.
  private static func kept(_ value: any CKRecordValueProtocol) -> any CKRecordValueProtocol {
    switch value {
    case let list as any RecordList: list
    case let text as NSString: String(describing: text)
    case let date as NSDate: Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
    case let data as NSData: Data(referencing: data)
    case let list as NSArray: list.compactMap { $0 as? any CKRecordValueProtocol }.list
    default: (value as? NSNumber) ?? value
    }
  }
}

/// A list is kept as it was given.
private protocol RecordList: CKRecordValueProtocol {}
extension Array: RecordList where Element: CKRecordValueProtocol {}

extension [any CKRecordValueProtocol] {
  /// A list of values of one type if they are.
  var list: any CKRecordValueProtocol {
    if let texts = self as? [String] { return texts }
    if let numbers = self as? [NSNumber] { return numbers }
    if let dates = self as? [Date] { return dates }
    if let blobs = self as? [Data] { return blobs }
    if let references = self as? [CKRecord.Reference] { return references }
    if let assets = self as? [CKAsset] { return assets }
    if let places = self as? [CLLocation] { return places }
    return [String]()
  }
}
