import Foundation

/// Makes a value of any type that can be decoded, with something for all that it asks for.
struct MadeUpDecoder: Decoder {
  /// Elements of the outermost list; lists within elements have two.
  static let elements = 24
  /// Objects that hold objects of their own kind end somewhere.
  private static let deepest = 12

  var codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any]
  var place: MadeUpValue.Place
  /// Lists around the value.
  var lists = 0

  /// A value for the whole answer.
  static func value<T: Decodable>(_ type: T.Type, _ source: MadeUpSource, userInfo: [CodingUserInfoKey: Any] = [:]) throws -> T {
    try MadeUpDecoder(userInfo: userInfo, place: .init(source: source)).value(type)
  }

  var name: String { codingPath.last { $0.intValue == nil }?.stringValue ?? "value" }

  func value<T: Decodable>(_ type: T.Type) throws -> T {
    if let special = MadeUpValue.special(type, name, place) { return special }
    guard codingPath.count < Self.deepest else { throw failure("there are too many objects within objects") }
    do {
      return try T(from: self)
    } catch {
      if let some = MadeUpValue.anyCase(of: type, place) { return some }
      throw error
    }
  }

  func below(_ key: any CodingKey) -> MadeUpDecoder {
    var decoder = self
    decoder.codingPath.append(key)
    return decoder
  }

  func failure(_ text: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: "nothing can be made up for \(name): \(text)"))
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(MadeUpObject<Key>(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    var inner = self
    inner.lists += 1
    return MadeUpList(decoder: inner, count: lists == 0 ? Self.elements : lists > 3 ? 0 : 2)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { MadeUpSingle(decoder: self) }
}

/// One value by itself.
private struct MadeUpSingle: SingleValueDecodingContainer {
  let decoder: MadeUpDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { false }
  func decode(_ type: Bool.Type) throws -> Bool { MadeUpValue.truth(decoder.name, decoder.place) }
  func decode(_ type: String.Type) throws -> String { MadeUpValue.text(decoder.name, decoder.place) }
  func decode(_ type: Double.Type) throws -> Double { MadeUpValue.number(decoder.name, decoder.place) }
  func decode(_ type: Float.Type) throws -> Float { Float(MadeUpValue.number(decoder.name, decoder.place)) }
  func decode(_ type: Int.Type) throws -> Int { integer() }
  func decode(_ type: Int8.Type) throws -> Int8 { integer() }
  func decode(_ type: Int16.Type) throws -> Int16 { integer() }
  func decode(_ type: Int32.Type) throws -> Int32 { integer() }
  func decode(_ type: Int64.Type) throws -> Int64 { integer() }
  func decode(_ type: UInt.Type) throws -> UInt { integer() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { integer() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { integer() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { integer() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { integer() }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.value(type) }

  private func integer<I: FixedWidthInteger>() -> I { I(truncatingIfNeeded: MadeUpValue.integer(decoder.name, decoder.place)) }
}

/// An object that has all keys, but for those that say that more is to come, or that something went wrong.
private struct MadeUpObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: MadeUpDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  /// Dictionaries go through their keys; an enum with values takes its only one.
  var allKeys: [Key] {
    if let first = MadeUpValue.anyCase(of: Key.self, decoder.place) { return [first] }
    return ["one", "two", "three"].compactMap(Key.init(stringValue:))
  }

  private static var absent: [String] { ["error", "next", "previous", "cursor"] }

  func contains(_ key: Key) -> Bool { !Self.absent.contains(where: key.stringValue.lowercased().contains) }
  func decodeNil(forKey key: Key) throws -> Bool { !contains(key) }

  private func single(_ key: Key) -> MadeUpSingle { MadeUpSingle(decoder: decoder.below(key)) }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try single(key).decode(type) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try single(key).decode(type) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try single(key).decode(type) }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try single(key).decode(type) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try single(key).decode(type) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try single(key).decode(type) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try single(key).decode(type) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try single(key).decode(type) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try single(key).decode(type) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try single(key).decode(type) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try single(key).decode(type) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try single(key).decode(type) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try single(key).decode(type) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try single(key).decode(type) }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try decoder.below(key).value(type) }

  /// What can't be made up and need not be there is not.
  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    contains(key) ? try? decoder.below(key).value(type) : nil
  }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested> {
    try decoder.below(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder.below(key).unkeyedContainer()
  }
  func superDecoder() throws -> any Decoder { decoder }
  func superDecoder(forKey key: Key) throws -> any Decoder { decoder.below(key) }
}

/// A list, whose elements have numbers of their own.
private struct MadeUpList: UnkeyedDecodingContainer {
  let decoder: MadeUpDecoder
  let count: Int?
  private(set) var currentIndex = 0

  init(decoder: MadeUpDecoder, count: Int) { (self.decoder, self.count) = (decoder, count) }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var isAtEnd: Bool { currentIndex >= count ?? 0 }

  /// The decoder of the next element.
  private mutating func next() -> MadeUpDecoder {
    var inner = decoder.below(MadeUpKey(index: currentIndex))
    // Elements of elements go on from the number around them, so that no two have one.
    inner.place.number = decoder.lists > 1 ? decoder.place.number * 2 + 48 * decoder.lists + currentIndex : currentIndex + 1
    currentIndex += 1
    return inner
  }

  private mutating func single() -> MadeUpSingle { MadeUpSingle(decoder: next()) }

  mutating func decodeNil() throws -> Bool { false }
  mutating func decode(_ type: Bool.Type) throws -> Bool { try single().decode(type) }
  mutating func decode(_ type: String.Type) throws -> String { try single().decode(type) }
  mutating func decode(_ type: Double.Type) throws -> Double { try single().decode(type) }
  mutating func decode(_ type: Float.Type) throws -> Float { try single().decode(type) }
  mutating func decode(_ type: Int.Type) throws -> Int { try single().decode(type) }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { try single().decode(type) }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { try single().decode(type) }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { try single().decode(type) }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { try single().decode(type) }
  mutating func decode(_ type: UInt.Type) throws -> UInt { try single().decode(type) }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try single().decode(type) }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try single().decode(type) }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try single().decode(type) }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try single().decode(type) }
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try next().value(type) }

  mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
    try next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try next().unkeyedContainer() }
  mutating func superDecoder() throws -> any Decoder { next() }
}

/// The key of a list's element.
private struct MadeUpKey: CodingKey {
  let index: Int
  init(index: Int) { self.index = index }
  init?(stringValue: String) { nil }
  init?(intValue: Int) { index = intValue }
  var stringValue: String { "\(index)" }
  var intValue: Int? { index }
}
