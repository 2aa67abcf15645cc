import CoreLocation
import Foundation

/// A record's fields as a property list. What no list can hold is a dictionary that says what it is.
enum RecordArchive {
  static func data(_ values: [String: any CKRecordValueProtocol]) -> NSData {
    let list = values.mapValues(plain)
    return NSData(data: (try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)) ?? Data())
  }

  static func values(_ data: NSData?) -> [String: any CKRecordValueProtocol] {
    guard let data, data.length > 0,
      let list = try? PropertyListSerialization.propertyList(from: Data(referencing: data), options: [], format: nil)
    else { return [:] }
    return (list as? [String: Any] ?? [:]).compactMapValues(value)
  }

  private static func plain(_ value: any CKRecordValueProtocol) -> Any {
    switch value {
    case let reference as CKRecord.Reference:
      let id = reference.recordID
      return [
        "record": id.recordName, "zone": id.zoneID.zoneName, "owner": id.zoneID.ownerName,
        "action": Int(reference.action.rawValue),
      ]
    case let asset as CKAsset: return ["file": asset.fileURL?.absoluteString ?? ""]
    case let place as CLLocation: return ["latitude": place.coordinate.latitude, "longitude": place.coordinate.longitude]
    case let list as [any CKRecordValueProtocol]: return list.map(plain)
    default: return value
    }
  }

  private static func value(_ plain: Any) -> (any CKRecordValueProtocol)? {
    if let list = plain as? [Any] { return list.compactMap(value).list }
    guard let parts = plain as? [String: Any] else {
      if let text = plain as? String { return text }
      return (plain as? NSNumber) ?? plain as? any CKRecordValueProtocol
    }
    if let name = parts["record"] as? String {
      let zone = CKRecordZone.ID(
        zoneName: parts["zone"] as? String ?? CKRecordZoneDefaultName,
        ownerName: parts["owner"] as? String ?? CKCurrentUserDefaultName)
      let action = CKRecord.ReferenceAction(rawValue: parts["action"] as? UInt ?? 0) ?? .none
      return CKRecord.Reference(recordID: CKRecord.ID(recordName: name, zoneID: zone), action: action)
    }
    if let file = parts["file"] as? String { return URL(string: file).map(CKAsset.init(fileURL:)) }
    guard let latitude = parts["latitude"] as? Double, let longitude = parts["longitude"] as? Double else { return nil }
    return CLLocation(latitude: latitude, longitude: longitude)
  }
}

extension NSCoder {
  /// Nothing where the archive has no such key: asking for it would end the app.
  func text(_ key: String) -> String? {
    containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) } : nil
  }
  func data(_ key: String) -> NSData? { containsValue(forKey: key) ? decodeObject(of: NSData.self, forKey: key) : nil }
}
