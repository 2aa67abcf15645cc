import CellTrace

/// Gives the items of one list keys that repeat from run to run.
///
/// The key is the text of the app's identifier. Identifiers that are made in the run (an object, or anything whose text
/// contains a UUID or an address) get `#n` by their first appearance in the list's data. Two identifiers with the same text are told apart
/// by `~n`.
@MainActor final class ItemIdentities {
  private var keys: [AnyHashable: String] = [:]
  /// Objects are kept alive, or another one could come to lie in their place.
  private var objects: [ObjectIdentifier: (object: AnyObject, key: String)] = [:]
  private var taken: Set<String> = []
  private var numbered = 0

  /// Admits identifiers in data order: the order of `#n`. Costs nothing for identifiers that are their own text.
  func admit<Item: Hashable, Items: Sequence<Item>>(_ items: Items) {
    guard !(Item.self is any FixedWidthInteger.Type) else { return }
    for item in items { _ = key(of: item) }
  }

  /// The key of an identifier.
  func key<Item: Hashable>(of item: Item) -> String {
    if let number = item as? any FixedWidthInteger { return "\(number)" }
    if let text = item as? String, !ItemIdentities.containsUUID(text) { return text }
    // An object whose hash changed can't be found by it any more, and is still the same item.
    let object = type(of: item as Any) is AnyClass ? ObjectIdentifier(item as AnyObject) : nil
    if let object, let known = objects[object] { return known.key }
    let erased = AnyHashable(item)
    if let known = keys[erased] { return known }
    let key = makeKey(item)
    keys[erased] = key
    if let object { objects[object] = (item as AnyObject, key) }
    taken.insert(key)
    return key
  }

  private func makeKey<Item: Hashable>(_ item: Item) -> String {
    let isObject = type(of: item as Any) is AnyClass
    let text = isObject ? "" : String(describing: item)
    if isObject || ItemIdentities.containsUUID(text) || ItemIdentities.containsAddress(text) {
      numbered += 1
      return "#\(numbered)"
    }
    var key = text
    var count = 1
    while taken.contains(key) {
      count += 1
      key = ItemID.key(text, number: count)
    }
    return key
  }

  /// True if the text says where an object is, as that of an object without a description of its own does: `0x00007f3a4c01`.
  nonisolated static func containsAddress(_ text: String) -> Bool {
    guard let mark = text.firstRange(of: "0x") else { return false }
    let rest = text[mark.upperBound...]
    return rest.prefix { $0.isHexDigit }.count >= 8 || containsAddress(String(rest))
  }

  /// True if 8-4-4-4-12 hexadecimal digits stand anywhere in the text.
  nonisolated static func containsUUID(_ text: String) -> Bool {
    guard text.utf8.count >= 36 else { return false }
    let bytes = Array(text.utf8)
    var start = 0
    while start + 36 <= bytes.count {
      if isUUID(bytes[start..<(start + 36)]) { return true }
      start += 1
    }
    return false
  }

  nonisolated private static func isUUID(_ bytes: ArraySlice<UInt8>) -> Bool {
    for (offset, byte) in bytes.enumerated() {
      if offset == 8 || offset == 13 || offset == 18 || offset == 23 {
        if byte != UInt8(ascii: "-") { return false }
      } else {
        let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
        if !isDigit && !isLetter { return false }
      }
    }
    return true
  }
}
