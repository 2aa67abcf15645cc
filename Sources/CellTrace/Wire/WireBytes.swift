/// Bytes in the making: numbers in as few bytes as they need, and every text once.
final class WireBytes {
  private(set) var count = 0
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity = 4096
  /// The place of each text that was written, in the order of first use.
  private var places: [String: Int] = [:]

  init() { base = .allocate(capacity: 4096) }

  deinit { base.deallocate() }

  /// What was written since the last call.
  func take() -> [UInt8] {
    defer { count = 0 }
    return Array(UnsafeBufferPointer(start: base, count: count))
  }

  func byte(_ value: UInt8) {
    if count == capacity { grow(by: 1) }
    base[count] = value
    count += 1
  }

  func bool(_ value: Bool) { byte(value ? 1 : 0) }

  /// Small numbers of either sign take one byte.
  func int(_ value: Int) { unsigned(UInt64(bitPattern: Int64((value << 1) ^ (value >> 63)))) }

  func unsigned(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      byte(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    byte(UInt8(truncatingIfNeeded: rest))
  }

  func double(_ value: Double) {
    if capacity - count < 8 { grow(by: 8) }
    UnsafeMutableRawPointer(base + count).storeBytes(of: value.bitPattern.littleEndian, as: UInt64.self)
    count += 8
  }

  /// The place of the text among those written before, or its bytes.
  func string(_ value: String) {
    if let place = places[value] { return unsigned(UInt64(place)) }
    unsigned(UInt64(places.count))
    places[value] = places.count
    var text = value
    text.withUTF8 { bytes in
      unsigned(UInt64(bytes.count))
      guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
      if capacity - count < bytes.count { grow(by: bytes.count) }
      (base + count).update(from: start, count: bytes.count)
      count += bytes.count
    }
  }

  private func grow(by needed: Int) {
    var larger = capacity * 2
    while larger - count < needed { larger *= 2 }
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    bytes.update(from: base, count: count)
    base.deallocate()
    base = bytes
    capacity = larger
  }
}

/// Texts in the order in which they first came.
final class WireTexts {
  var all: [String]

  init(_ all: [String] = []) { self.all = all }
}

/// Reads what ``WireBytes`` wrote.
final class WireSource {
  /// Bytes that end too early, or are no text.
  struct Damaged: Error {}

  private let bytes: UnsafeRawBufferPointer
  private(set) var offset = 0
  private let texts: WireTexts

  init(_ bytes: UnsafeRawBufferPointer, texts: WireTexts = WireTexts()) {
    self.bytes = bytes
    self.texts = texts
  }

  /// How many bytes are still to be read.
  var remaining: Int { bytes.count - offset }

  /// The next byte, which stays the next one.
  func peek() throws -> UInt8 {
    guard offset < bytes.count else { throw Damaged() }
    return bytes[offset]
  }

  func byte() throws -> UInt8 {
    guard offset < bytes.count else { throw Damaged() }
    defer { offset += 1 }
    return bytes[offset]
  }

  func bool() throws -> Bool { try byte() != 0 }

  func int() throws -> Int {
    let value = Int64(bitPattern: try unsigned())
    return Int(Int64(bitPattern: UInt64(bitPattern: value) >> 1) ^ -(value & 1))
  }

  func unsigned() throws -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let next = try byte()
      value |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return value }
      shift += 7
      guard shift < 64 else { throw Damaged() }
    }
  }

  func double() throws -> Double {
    guard bytes.count - offset >= 8 else { throw Damaged() }
    defer { offset += 8 }
    return Double(bitPattern: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
  }

  func string() throws -> String {
    let place = try unsigned()
    if place < UInt64(texts.all.count) { return texts.all[Int(place)] }
    let count = try unsigned()
    guard place == UInt64(texts.all.count), count <= UInt64(bytes.count - offset) else { throw Damaged() }
    let text = String(decoding: UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + Int(count)]), as: UTF8.self)
    texts.all.append(text)
    offset += Int(count)
    return text
  }
}
