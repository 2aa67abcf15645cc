/// Writes any value that can encode itself, by position: keys are left out, since both sides are the same program.
///
/// Made for the trace's own vocabulary: structs, enums, arrays and optionals with synthesized coding. Dictionaries and hand-written
/// coding with keys that may be absent are refused.
final class WireEncoder: Encoder {
  let bytes: WireBytes
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }
  /// Whether the value under way is an array, whose end has to be marked.
  private var isArray = false

  init(_ bytes: WireBytes) { self.bytes = bytes }

  func put<T: Encodable>(_ value: T) throws {
    let outer = isArray
    isArray = false
    try value.encode(to: self)
    if isArray { bytes.byte(0) }
    isArray = outer
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(WireKeyedEncoding(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    isArray = true
    return WireArrayEncoding(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { WireValueEncoding(encoder: self) }
}

/// A kind of coding that the wire form has no place for.
struct WireRefusal: Error, CustomStringConvertible {
  var what: String
  var description: String { "the wire form of traces has no \(what); give the type synthesized coding, or send an array" }
}

private struct WireKeyedEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: WireEncoder
  var codingPath: [any CodingKey] { [] }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy keyType: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    // Only enums nest: the key is the case.
    encoder.bytes.string(key.stringValue)
    return KeyedEncodingContainer(WireKeyedEncoding<Nested>(encoder: encoder))
  }

  /// Writes whether there is a value, before the value.
  private func marked<T>(_ value: T?) -> T? {
    encoder.bytes.bool(value != nil)
    return value
  }

  mutating func encodeNil(forKey key: Key) throws { encoder.bytes.bool(false) }
  mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws { try encoder.put(value) }
  mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
    if let value = marked(value) { try encoder.put(value) }
  }
  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    preconditionFailure(WireRefusal(what: "nested arrays by key").description)
  }
  mutating func superEncoder() -> any Encoder { preconditionFailure(WireRefusal(what: "super encoders").description) }
  mutating func superEncoder(forKey key: Key) -> any Encoder {
    preconditionFailure(WireRefusal(what: "super encoders").description)
  }
  mutating func encode(_ value: Bool, forKey key: Key) throws { encoder.bytes.bool(value) }
  mutating func encode(_ value: String, forKey key: Key) throws { encoder.bytes.string(value) }
  mutating func encode(_ value: Double, forKey key: Key) throws { encoder.bytes.double(value) }
  mutating func encode(_ value: Float, forKey key: Key) throws { encoder.bytes.double(Double(value)) }
  mutating func encode(_ value: Int, forKey key: Key) throws { encoder.bytes.int(value) }
  mutating func encode(_ value: Int8, forKey key: Key) throws { encoder.bytes.int(Int(value)) }
  mutating func encode(_ value: Int16, forKey key: Key) throws { encoder.bytes.int(Int(value)) }
  mutating func encode(_ value: Int32, forKey key: Key) throws { encoder.bytes.int(Int(value)) }
  mutating func encode(_ value: Int64, forKey key: Key) throws { encoder.bytes.int(Int(value)) }
  mutating func encode(_ value: UInt, forKey key: Key) throws { encoder.bytes.unsigned(UInt64(value)) }
  mutating func encode(_ value: UInt8, forKey key: Key) throws { encoder.bytes.unsigned(UInt64(value)) }
  mutating func encode(_ value: UInt16, forKey key: Key) throws { encoder.bytes.unsigned(UInt64(value)) }
  mutating func encode(_ value: UInt32, forKey key: Key) throws { encoder.bytes.unsigned(UInt64(value)) }
  mutating func encode(_ value: UInt64, forKey key: Key) throws { encoder.bytes.unsigned(value) }
  mutating func encodeIfPresent(_ value: Bool?, forKey key: Key) throws {
    if let value = marked(value) { encoder.bytes.bool(value) }
  }
  mutating func encodeIfPresent(_ value: String?, forKey key: Key) throws {
    if let value = marked(value) { encoder.bytes.string(value) }
  }
  mutating func encodeIfPresent(_ value: Double?, forKey key: Key) throws {
    if let value = marked(value) { encoder.bytes.double(value) }
  }
  mutating func encodeIfPresent(_ value: Float?, forKey key: Key) throws {
    if let value = marked(value) { encoder.bytes.double(Double(value)) }
  }
  mutating func encodeIfPresent(_ value: Int?, forKey key: Key) throws {
    if let value = marked(value) { encoder.bytes.int(value) }
  }
  mutating func encodeIfPresent(_ value: Int8?, forKey key: Key) throws {
    if let value = marked(value) { encoder.bytes.int(Int(value)) }
  }
  mutating func encodeIfPresent(_ value: Int16?, forKey key: Key) throws {
    if let value = marked(value) { encoder.bytes.int(Int(value)) }
  }
  mutating func encodeIfPresent(_ value: Int32?, forKey key: Key) throws {
    if let value = marked(value) { encoder.bytes.int(Int(value)) }
  }
  mutating func encodeIfPresent(_ value: Int64?, forKey key: Key) throws {
    if let value = marked(value) { encoder.bytes.int(Int(value)) }
  }
  mutating func encodeIfPresent(_ value: UInt?, forKey key: Key) throws {
    if let value = marked(value) { encoder.bytes.unsigned(UInt64(value)) }
  }
  mutating func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws {
    if let value = marked(value) { encoder.bytes.unsigned(UInt64(value)) }
  }
  mutating func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws {
    if let value = marked(value) { encoder.bytes.unsigned(UInt64(value)) }
  }
  mutating func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws {
    if let value = marked(value) { encoder.bytes.unsigned(UInt64(value)) }
  }
  mutating func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws {
    if let value = marked(value) { encoder.bytes.unsigned(value) }
  }
}

private struct WireArrayEncoding: UnkeyedEncodingContainer {
  let encoder: WireEncoder
  var codingPath: [any CodingKey] { [] }
  var count: Int { 0 }

  /// Where the next element goes, behind its mark; ``WireEncoder/put(_:)`` marks the end.
  private var next: WireBytes {
    encoder.bytes.byte(1)
    return encoder.bytes
  }

  mutating func encodeNil() throws { throw WireRefusal(what: "nil in arrays") }
  mutating func encode<T: Encodable>(_ value: T) throws {
    encoder.bytes.byte(1)
    try encoder.put(value)
  }
  mutating func nestedContainer<Nested: CodingKey>(keyedBy keyType: Nested.Type) -> KeyedEncodingContainer<Nested> {
    preconditionFailure(WireRefusal(what: "containers in arrays").description)
  }
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    preconditionFailure(WireRefusal(what: "containers in arrays").description)
  }
  mutating func superEncoder() -> any Encoder { preconditionFailure(WireRefusal(what: "super encoders").description) }
  mutating func encode(_ value: Bool) throws { next.bool(value) }
  mutating func encode(_ value: String) throws { next.string(value) }
  mutating func encode(_ value: Double) throws { next.double(value) }
  mutating func encode(_ value: Float) throws { next.double(Double(value)) }
  mutating func encode(_ value: Int) throws { next.int(value) }
  mutating func encode(_ value: Int8) throws { next.int(Int(value)) }
  mutating func encode(_ value: Int16) throws { next.int(Int(value)) }
  mutating func encode(_ value: Int32) throws { next.int(Int(value)) }
  mutating func encode(_ value: Int64) throws { next.int(Int(value)) }
  mutating func encode(_ value: UInt) throws { next.unsigned(UInt64(value)) }
  mutating func encode(_ value: UInt8) throws { next.unsigned(UInt64(value)) }
  mutating func encode(_ value: UInt16) throws { next.unsigned(UInt64(value)) }
  mutating func encode(_ value: UInt32) throws { next.unsigned(UInt64(value)) }
  mutating func encode(_ value: UInt64) throws { next.unsigned(value) }
}

private struct WireValueEncoding: SingleValueEncodingContainer {
  let encoder: WireEncoder
  var codingPath: [any CodingKey] { [] }

  mutating func encodeNil() throws { throw WireRefusal(what: "nil by itself") }
  mutating func encode<T: Encodable>(_ value: T) throws { try encoder.put(value) }
  mutating func encode(_ value: Bool) throws { encoder.bytes.bool(value) }
  mutating func encode(_ value: String) throws { encoder.bytes.string(value) }
  mutating func encode(_ value: Double) throws { encoder.bytes.double(value) }
  mutating func encode(_ value: Float) throws { encoder.bytes.double(Double(value)) }
  mutating func encode(_ value: Int) throws { encoder.bytes.int(value) }
  mutating func encode(_ value: Int8) throws { encoder.bytes.int(Int(value)) }
  mutating func encode(_ value: Int16) throws { encoder.bytes.int(Int(value)) }
  mutating func encode(_ value: Int32) throws { encoder.bytes.int(Int(value)) }
  mutating func encode(_ value: Int64) throws { encoder.bytes.int(Int(value)) }
  mutating func encode(_ value: UInt) throws { encoder.bytes.unsigned(UInt64(value)) }
  mutating func encode(_ value: UInt8) throws { encoder.bytes.unsigned(UInt64(value)) }
  mutating func encode(_ value: UInt16) throws { encoder.bytes.unsigned(UInt64(value)) }
  mutating func encode(_ value: UInt32) throws { encoder.bytes.unsigned(UInt64(value)) }
  mutating func encode(_ value: UInt64) throws { encoder.bytes.unsigned(value) }
}
