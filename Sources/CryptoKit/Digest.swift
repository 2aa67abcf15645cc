@_exported import Foundation

/// What a hash function makes of data: bytes that can be compared and listed.
public protocol Digest: Hashable, Sequence, CustomStringConvertible, Sendable where Element == UInt8 {
  /// How many bytes there are.
  static var byteCount: Int { get }
  func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
}

/// A function that makes a digest of data, at once or part by part.
public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest
  static var byteCount: Int { get }
  static var blockByteCount: Int { get }
  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  func finalize() -> Digest
}

extension HashFunction {
  public static func hash<D>(data: D) -> Digest where D: DataProtocol {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
  public mutating func update<D>(data: D) where D: DataProtocol {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
}

extension Digest {
  /// As Apple's prints: `SHA256 digest: 2cf24dba…`.
  public var description: String {
    let name = "\(Self.self)".replacing("Digest", with: "")
    return "\(name) digest: " + map { String(format: "%02x", $0) }.joined()
  }
  public func makeIterator() -> Array<UInt8>.Iterator { withUnsafeBytes { Array($0) }.makeIterator() }
  public static func == <D>(lhs: Self, rhs: D) -> Bool where D: DataProtocol { Array(lhs) == Array(rhs) }
}
