@_exported import Foundation
import HeadlessCore

public typealias OSStatus = Int32
public typealias CFTypeRef = AnyObject
public typealias CFDictionary = NSDictionary
public typealias CFString = NSString
public typealias CFData = NSData
public typealias CFArray = NSArray
public typealias CFError = NSError
public typealias CFOptionFlags = UInt

public let errSecSuccess: OSStatus = 0
public let errSecParam: OSStatus = -50
public let errSecDuplicateItem: OSStatus = -25_299
public let errSecItemNotFound: OSStatus = -25_300
public let errSecAuthFailed: OSStatus = -25_293

nonisolated(unsafe) public let kSecClass: CFString = "class"
nonisolated(unsafe) public let kSecClassGenericPassword: CFString = "genp"
nonisolated(unsafe) public let kSecClassInternetPassword: CFString = "inet"
nonisolated(unsafe) public let kSecClassKey: CFString = "keys"
nonisolated(unsafe) public let kSecAttrAccount: CFString = "acct"
nonisolated(unsafe) public let kSecAttrService: CFString = "svce"
nonisolated(unsafe) public let kSecAttrServer: CFString = "srvr"
nonisolated(unsafe) public let kSecAttrDescription: CFString = "desc"
nonisolated(unsafe) public let kSecAttrComment: CFString = "icmt"
nonisolated(unsafe) public let kSecAttrLabel: CFString = "labl"
nonisolated(unsafe) public let kSecAttrGeneric: CFString = "gena"
nonisolated(unsafe) public let kSecAttrAccessGroup: CFString = "agrp"
nonisolated(unsafe) public let kSecAttrSynchronizable: CFString = "sync"
nonisolated(unsafe) public let kSecAttrAccessible: CFString = "pdmn"
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
nonisolated(unsafe) public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
nonisolated(unsafe) public let kSecValueData: CFString = "v_Data"
nonisolated(unsafe) public let kSecReturnData: CFString = "r_Data"
nonisolated(unsafe) public let kSecReturnAttributes: CFString = "r_Attributes"
nonisolated(unsafe) public let kSecMatchLimit: CFString = "m_Limit"
nonisolated(unsafe) public let kSecMatchLimitOne: CFString = "m_LimitOne"
nonisolated(unsafe) public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Core Graphics has it too, and is preferred where both are imported.
@_disfavoredOverload public let kCFBooleanTrue: NSNumber! = true
/// Core Graphics has it too, and is preferred where both are imported.
@_disfavoredOverload public let kCFBooleanFalse: NSNumber! = false

/// Keeps an item in the keychain of the run, which is empty when the run begins.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let item = KeychainItem(attributes)
  guard item.values["class"] != nil else { return errSecParam }
  guard !Keychain.current.items.contains(where: { $0.isSame(as: item) }) else { return errSecDuplicateItem }
  Keychain.current.items.append(item)
  result?.pointee = item.answer(to: attributes)
  return errSecSuccess
}

/// Looks for items; as many as the query's limit says.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let found = Keychain.current.items.filter { $0.matches(query) }
  guard !found.isEmpty else { return errSecItemNotFound }
  let isAll = (query.object(forKey: kSecMatchLimit) as? NSString) == kSecMatchLimitAll
  result?.pointee = isAll ? NSArray(array: found.compactMap { $0.answer(to: query, ofMany: true) }) : found[0].answer(to: query)
  return errSecSuccess
}

/// Changes the items that a query finds.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  let places = Keychain.current.items.indices.filter { Keychain.current.items[$0].matches(query) }
  guard !places.isEmpty else { return errSecItemNotFound }
  for place in places { Keychain.current.items[place].values.merge(KeychainItem(attributesToUpdate).values) { $1 } }
  return errSecSuccess
}

/// Removes the items that a query finds.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  let before = Keychain.current.items.count
  Keychain.current.items.removeAll { $0.matches(query) }
  return Keychain.current.items.count < before ? errSecSuccess : errSecItemNotFound
}

/// What a status means, in words.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecParam: "One or more parameters passed to a function were not valid."
  default: "OSStatus \(status)" as NSString
  }
}

/// The keychain of a run.
final class Keychain: RunPart, @unchecked Sendable {
  nonisolated(unsafe) static var current = RunState.part(Keychain.self)
  var items: [KeychainItem] = []
  init() {}
}

/// One item: its class, its attributes, its data.
struct KeychainItem {
  var values: [String: NSObject]

  init(_ attributes: NSDictionary) {
    values = [:]
    for (key, value) in attributes {
      guard let key = key as? String, !["r_", "m_", "u_"].contains(where: key.hasPrefix) else { continue }
      values[key] = KeychainItem.object(value)
    }
  }

  /// What makes an item of a class unique.
  func isSame(as other: KeychainItem) -> Bool {
    ["class", "acct", "svce", "srvr", "agrp"].allSatisfy { values[$0] == other.values[$0] }
  }

  func matches(_ query: NSDictionary) -> Bool {
    KeychainItem(query).values.allSatisfy { key, value in
      // Whether an item is on the user's other devices too nobody can tell here, and a query may ask for both.
      key == "v_Data" || key == "pdmn" || key == "nleg" || (key == "sync" && value == kSecAttrSynchronizableAny)
        || values[key] == value
    }
  }

  /// - Parameter ofMany: In a list each item has its place, also if the query asks for nothing of it: apps count them.
  func answer(to query: NSDictionary, ofMany: Bool = false) -> AnyObject? {
    let wantsData = (query.object(forKey: kSecReturnData) as? NSNumber)?.boolValue ?? false
    let wantsAttributes = (query.object(forKey: kSecReturnAttributes) as? NSNumber)?.boolValue ?? false
    guard wantsAttributes || (ofMany && !wantsData) else { return wantsData ? values["v_Data"] : nil }
    let known = values.filter { wantsData || $0.key != "v_Data" }
    return NSDictionary(objects: Array(known.values), forKeys: known.keys.map { $0 as NSString })
  }

  private static func object(_ value: Any) -> NSObject? {
    switch value {
    case let text as String: text as NSString
    case let data as Data: data as NSData
    case let number as NSNumber: number
    default: value as? NSObject
    }
  }
}
