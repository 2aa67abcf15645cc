import Foundation

/// Why something could not be encrypted or opened.
public enum CryptoKitError: Error, Equatable {
  case incorrectKeySize
  case incorrectParameterSize
  case authenticationFailure
}

/// The cipher of FIPS 197.
public enum AES: Sendable {
  /// Galois/counter mode (NIST SP 800-38D): what is sealed can be read with the key only, and a change of it shows.
  public enum GCM: Sendable {}
}

extension AES.GCM {
  /// What makes two sealings of one message differ.
  public struct Nonce: ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]
    /// Twelve bytes by chance.
    public init() { bytes = (0..<12).map { _ in .random(in: .min ... .max) } }
    /// Throws for fewer than twelve bytes.
    public init<D>(data: D) throws where D: DataProtocol {
      guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
      bytes = Array(data)
    }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  }

  /// A sealed message: the nonce, what can't be read, and the tag by which a change shows.
  public struct SealedBox: Sendable {
    public let nonce: Nonce
    public let ciphertext: Data
    public let tag: Data
    /// All of it in a row; nil where the nonce is not of twelve bytes.
    public var combined: Data? { nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil }

    public init<C, T>(nonce: Nonce, ciphertext: C, tag: T) throws where C: DataProtocol, T: DataProtocol {
      guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
      (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
    }
    public init<D>(combined: D) throws where D: DataProtocol {
      guard combined.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
      let bytes = Array(combined)
      try self.init(nonce: Nonce(data: bytes[..<12]), ciphertext: bytes[12..<bytes.count - 16], tag: bytes.suffix(16))
    }
  }

  public static func seal<P, A>(_ message: P, using key: SymmetricKey, nonce: Nonce? = nil, authenticating additional: A) throws
    -> SealedBox where P: DataProtocol, A: DataProtocol
  {
    let (nonce, cipher) = (nonce ?? Nonce(), try GaloisCounter(key: key))
    let hidden = cipher.applied(to: Array(message), nonce: nonce.bytes)
    return try SealedBox(nonce: nonce, ciphertext: hidden, tag: cipher.tag(hidden, Array(additional), nonce: nonce.bytes))
  }
  public static func seal<P>(_ message: P, using key: SymmetricKey, nonce: Nonce? = nil) throws -> SealedBox
  where P: DataProtocol {
    try seal(message, using: key, nonce: nonce, authenticating: Data())
  }

  /// Throws ``CryptoKitError/authenticationFailure`` for another key and for a box that was changed.
  public static func open<A>(_ sealedBox: SealedBox, using key: SymmetricKey, authenticating additional: A) throws -> Data
  where A: DataProtocol {
    let (cipher, hidden, nonce) = (try GaloisCounter(key: key), Array(sealedBox.ciphertext), sealedBox.nonce.bytes)
    guard cipher.tag(hidden, Array(additional), nonce: nonce) == Array(sealedBox.tag) else {
      throw CryptoKitError.authenticationFailure
    }
    return Data(cipher.applied(to: hidden, nonce: nonce))
  }
  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: Data())
  }
}

/// The mode's two halves: a stream made of a counter, and a hash over what was made.
private struct GaloisCounter {
  private let cipher: AESBlock
  private let hashKey: (high: UInt64, low: UInt64)

  init(key: SymmetricKey) throws {
    guard [128, 192, 256].contains(key.bitCount) else { throw CryptoKitError.incorrectKeySize }
    cipher = AESBlock(key: key.withUnsafeBytes { Array($0) })
    hashKey = Self.words(cipher.encrypt(Array(repeating: 0, count: 16)))
  }

  func applied(to message: [UInt8], nonce: [UInt8]) -> [UInt8] {
    var (counter, result) = (first(nonce), message)
    for start in stride(from: 0, to: message.count, by: 16) {
      Self.count(&counter)
      let stream = cipher.encrypt(counter)
      for index in start..<min(start + 16, message.count) { result[index] ^= stream[index - start] }
    }
    return result
  }

  func tag(_ hidden: [UInt8], _ additional: [UInt8], nonce: [UInt8]) -> [UInt8] {
    zip(hash(additional, hidden), cipher.encrypt(first(nonce))).map { $0 ^ $1 }
  }

  /// The counter before the first block.
  private func first(_ nonce: [UInt8]) -> [UInt8] { nonce.count == 12 ? nonce + [0, 0, 0, 1] : hash([], nonce) }

  private static func count(_ counter: inout [UInt8]) {
    for index in (12..<16).reversed() {
      counter[index] &+= 1
      if counter[index] != 0 { return }
    }
  }

  private func hash(_ additional: [UInt8], _ hidden: [UInt8]) -> [UInt8] {
    var sum: (high: UInt64, low: UInt64) = (0, 0)
    func bytes(_ value: UInt64) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: value >> UInt64(56 - 8 * $0)) } }
    func padded(_ part: [UInt8]) -> [UInt8] { part + Array(repeating: 0, count: (16 - part.count % 16) % 16) }
    let all = padded(additional) + padded(hidden) + bytes(UInt64(additional.count) * 8) + bytes(UInt64(hidden.count) * 8)
    for start in stride(from: 0, to: all.count, by: 16) {
      let block = Self.words(Array(all[start..<start + 16]))
      sum = product((sum.high ^ block.high, sum.low ^ block.low))
    }
    return bytes(sum.high) + bytes(sum.low)
  }

  /// With the hash's key, in the field of 2¹²⁸ elements; the first bit is the lowest power.
  private func product(_ factor: (high: UInt64, low: UInt64)) -> (high: UInt64, low: UInt64) {
    var (result, power): ((high: UInt64, low: UInt64), (high: UInt64, low: UInt64)) = ((0, 0), hashKey)
    for bit in 0..<128 {
      let isSet = bit < 64 ? factor.high >> UInt64(63 - bit) & 1 == 1 : factor.low >> UInt64(127 - bit) & 1 == 1
      if isSet { result = (result.high ^ power.high, result.low ^ power.low) }
      let isOdd = power.low & 1 == 1
      power = (power.high >> 1, power.low >> 1 | power.high << 63)
      if isOdd { power.high ^= 0xE1 << 56 }
    }
    return result
  }

  private static func words(_ block: [UInt8]) -> (high: UInt64, low: UInt64) {
    func word(_ part: ArraySlice<UInt8>) -> UInt64 { part.reduce(0) { $0 << 8 | UInt64($1) } }
    return (word(block[0..<8]), word(block[8..<16]))
  }
}
