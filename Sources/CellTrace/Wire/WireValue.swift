/// A value that writes and reads its own fields, one after the other: what traces have thousands of. Coding that goes through
/// `Encoder` and `Decoder` took a seventh of all processor time, most of it for making and finding generic types.
///
/// Every stored field must stand in both methods; a test sends values in which no field has its default.
protocol WireValue {
  func put(to bytes: WireBytes)
  init(_ source: WireSource) throws
}

extension WireBytes {
  func array<Value: WireValue>(_ values: [Value]) {
    int(values.count)
    for value in values { value.put(to: self) }
  }

  func optional<Value: WireValue>(_ value: Value?) {
    bool(value != nil)
    value?.put(to: self)
  }
}

extension WireSource {
  func array<Value: WireValue>(of type: Value.Type = Value.self) throws -> [Value] {
    let count = try length()
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try Value(self)) }
    return values
  }

  func optional<Value: WireValue>(_ type: Value.Type = Value.self) throws -> Value? { try bool() ? Value(self) : nil }

  /// How many values follow: each takes a byte at least.
  func length() throws -> Int {
    let count = try int()
    guard count >= 0, count <= remaining else { throw Damaged() }
    return count
  }
}

extension Double: WireValue {
  func put(to bytes: WireBytes) { bytes.double(self) }
  init(_ source: WireSource) throws { self = try source.double() }
}

extension Int: WireValue {
  func put(to bytes: WireBytes) { bytes.int(self) }
  init(_ source: WireSource) throws { self = try source.int() }
}

extension UInt32: WireValue {
  func put(to bytes: WireBytes) { bytes.unsigned(UInt64(self)) }
  init(_ source: WireSource) throws { self = UInt32(truncatingIfNeeded: try source.unsigned()) }
}
