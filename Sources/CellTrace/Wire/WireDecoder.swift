/// Reads what ``WireEncoder`` wrote: the same fields in the same order.
final class WireDecoder: Decoder {
  let source: WireSource
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }
  private var isArray = false

  init(_ source: WireSource) { self.source = source }

  func get<T: Decodable>(_ type: T.Type) throws -> T {
    let outer = isArray
    isArray = false
    let value = try T(from: self)
    if isArray { _ = try source.byte() }
    isArray = outer
    return value
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(WireKeyedDecoding(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    isArray = true
    return WireArrayDecoding(decoder: self)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { WireValueDecoding(decoder: self) }
}

private struct WireKeyedDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: WireDecoder

  var source: WireSource { decoder.source }
  var codingPath: [any CodingKey] { [] }
  /// Only enums ask, and once: the case.
  var allKeys: [Key] {
    guard let name = try? source.string(), let key = Key(stringValue: name) else { return [] }
    return [key]
  }

  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) throws -> Bool { try !source.bool() }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try decoder.get(type) }
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { KeyedDecodingContainer(WireKeyedDecoding<Nested>(decoder: decoder)) }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw WireRefusal(what: "nested arrays by key")
  }
  func superDecoder() throws -> any Decoder { throw WireRefusal(what: "super decoders") }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw WireRefusal(what: "super decoders") }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try source.bool() }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try source.string() }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try source.double() }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { Float(try source.double()) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try source.int() }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { Int8(truncatingIfNeeded: try source.int()) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { Int16(truncatingIfNeeded: try source.int()) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { Int32(truncatingIfNeeded: try source.int()) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { Int64(truncatingIfNeeded: try source.int()) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { UInt(truncatingIfNeeded: try source.unsigned()) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { UInt8(truncatingIfNeeded: try source.unsigned()) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { UInt16(truncatingIfNeeded: try source.unsigned()) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { UInt32(truncatingIfNeeded: try source.unsigned()) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try source.unsigned() }
}

private struct WireArrayDecoding: UnkeyedDecodingContainer {
  let decoder: WireDecoder

  private(set) var currentIndex = 0

  init(decoder: WireDecoder) { self.decoder = decoder }
  var source: WireSource { decoder.source }
  var codingPath: [any CodingKey] { [] }
  var count: Int? { nil }
  var isAtEnd: Bool { (try? source.peek()) != 1 }

  /// Where the next element is, behind its mark.
  private mutating func next() throws -> WireSource {
    guard try source.byte() == 1 else { throw WireSource.Damaged() }
    currentIndex += 1
    return source
  }

  mutating func decodeNil() throws -> Bool { false }
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    _ = try next()
    return try decoder.get(type)
  }
  mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
    throw WireRefusal(what: "containers in arrays")
  }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw WireRefusal(what: "containers in arrays")
  }
  mutating func superDecoder() throws -> any Decoder { throw WireRefusal(what: "super decoders") }
  mutating func decode(_ type: Bool.Type) throws -> Bool { try next().bool() }
  mutating func decode(_ type: String.Type) throws -> String { try next().string() }
  mutating func decode(_ type: Double.Type) throws -> Double { try next().double() }
  mutating func decode(_ type: Float.Type) throws -> Float { Float(try next().double()) }
  mutating func decode(_ type: Int.Type) throws -> Int { try next().int() }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { Int8(truncatingIfNeeded: try next().int()) }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { Int16(truncatingIfNeeded: try next().int()) }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { Int32(truncatingIfNeeded: try next().int()) }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { Int64(truncatingIfNeeded: try next().int()) }
  mutating func decode(_ type: UInt.Type) throws -> UInt { UInt(truncatingIfNeeded: try next().unsigned()) }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { UInt8(truncatingIfNeeded: try next().unsigned()) }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { UInt16(truncatingIfNeeded: try next().unsigned()) }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { UInt32(truncatingIfNeeded: try next().unsigned()) }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try next().unsigned() }
}

private struct WireValueDecoding: SingleValueDecodingContainer {
  let decoder: WireDecoder
  var source: WireSource { decoder.source }
  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { false }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.get(type) }
  func decode(_ type: Bool.Type) throws -> Bool { try source.bool() }
  func decode(_ type: String.Type) throws -> String { try source.string() }
  func decode(_ type: Double.Type) throws -> Double { try source.double() }
  func decode(_ type: Float.Type) throws -> Float { Float(try source.double()) }
  func decode(_ type: Int.Type) throws -> Int { try source.int() }
  func decode(_ type: Int8.Type) throws -> Int8 { Int8(truncatingIfNeeded: try source.int()) }
  func decode(_ type: Int16.Type) throws -> Int16 { Int16(truncatingIfNeeded: try source.int()) }
  func decode(_ type: Int32.Type) throws -> Int32 { Int32(truncatingIfNeeded: try source.int()) }
  func decode(_ type: Int64.Type) throws -> Int64 { Int64(truncatingIfNeeded: try source.int()) }
  func decode(_ type: UInt.Type) throws -> UInt { UInt(truncatingIfNeeded: try source.unsigned()) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { UInt8(truncatingIfNeeded: try source.unsigned()) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { UInt16(truncatingIfNeeded: try source.unsigned()) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { UInt32(truncatingIfNeeded: try source.unsigned()) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try source.unsigned() }
}
