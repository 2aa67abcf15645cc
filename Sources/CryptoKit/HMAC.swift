import Foundation

/// A key that both sides know.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]
  /// By chance.
  public init(size: SymmetricKeySize) { bytes = (0..<size.bitCount / 8).map { _ in .random(in: .min ... .max) } }
  public init<D>(data: D) where D: ContiguousBytes { bytes = data.withUnsafeBytes { Array($0) } }
  public var bitCount: Int { bytes.count * 8 }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
}

/// How long a key is.
public struct SymmetricKeySize: Sendable {
  public let bitCount: Int
  public init(bitCount: Int) { self.bitCount = bitCount }
  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

/// What shows that somebody with the key made the data.
public struct HashedAuthenticationCode<H>: Hashable, Sequence, Sendable where H: HashFunction {
  let bytes: [UInt8]
  public var byteCount: Int { bytes.count }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
}

/// Codes of hash functions and keys (RFC 2104).
public struct HMAC<H>: Sendable where H: HashFunction {
  public typealias MAC = HashedAuthenticationCode<H>
  private let outer: [UInt8]
  private var inner = H()

  public init(key: SymmetricKey) {
    let short = key.bytes.count > H.blockByteCount ? H.hash(data: Data(key.bytes)).withUnsafeBytes { Array($0) } : key.bytes
    let padded = short + Array(repeating: 0, count: H.blockByteCount - short.count)
    outer = padded.map { $0 ^ 0x5c }
    inner.update(data: Data(padded.map { $0 ^ 0x36 }))
  }
  public mutating func update<D>(data: D) where D: DataProtocol { inner.update(data: data) }
  public func finalize() -> MAC {
    let digest = inner.finalize().withUnsafeBytes { Array($0) }
    return MAC(bytes: H.hash(data: Data(outer + digest)).withUnsafeBytes { Array($0) })
  }

  public static func authenticationCode<D>(for data: D, using key: SymmetricKey) -> MAC where D: DataProtocol {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }
  public static func isValidAuthenticationCode<D>(_ code: MAC, authenticating data: D, using key: SymmetricKey) -> Bool
  where D: DataProtocol { authenticationCode(for: data, using: key) == code }
}
