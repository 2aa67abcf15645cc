import Foundation

/// The hash function SHA-2 with 256 bits.
public struct SHA256: HashFunction {
  public typealias Digest = SHA256Digest
  public static let byteCount = 32
  public static let blockByteCount = 64
  private var block = BlockBuffer(size: 64)
  private var state = Words256.start
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    block.take(bufferPointer) { Words256.mix($0, into: &state) }
  }
  public func finalize() -> SHA256Digest {
    var (block, state) = (block, state)
    block.end(lengthBytes: 8, isBigEndian: true) { Words256.mix($0, into: &state) }
    return SHA256Digest(bytes: state.flatMap(\.bigEndianBytes))
  }
}

/// The hash function SHA-2 with 384 bits.
public struct SHA384: HashFunction {
  public typealias Digest = SHA384Digest
  public static let byteCount = 48
  public static let blockByteCount = 128
  private var block = BlockBuffer(size: 128)
  private var state = Words512.start384
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    block.take(bufferPointer) { Words512.mix($0, into: &state) }
  }
  public func finalize() -> SHA384Digest {
    var (block, state) = (block, state)
    block.end(lengthBytes: 16, isBigEndian: true) { Words512.mix($0, into: &state) }
    return SHA384Digest(bytes: Array(state.flatMap(\.bigEndianBytes).prefix(48)))
  }
}

/// The hash function SHA-2 with 512 bits.
public struct SHA512: HashFunction {
  public typealias Digest = SHA512Digest
  public static let byteCount = 64
  public static let blockByteCount = 128
  private var block = BlockBuffer(size: 128)
  private var state = Words512.start
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    block.take(bufferPointer) { Words512.mix($0, into: &state) }
  }
  public func finalize() -> SHA512Digest {
    var (block, state) = (block, state)
    block.end(lengthBytes: 16, isBigEndian: true) { Words512.mix($0, into: &state) }
    return SHA512Digest(bytes: state.flatMap(\.bigEndianBytes))
  }
}

/// Hash functions that keep no secret any more.
public enum Insecure {
  public struct SHA1: HashFunction {
    public typealias Digest = SHA1Digest
    public static let byteCount = 20
    public static let blockByteCount = 64
    private var block = BlockBuffer(size: 64)
    private var state = Words160.start
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      block.take(bufferPointer) { Words160.mix($0, into: &state) }
    }
    public func finalize() -> SHA1Digest {
      var (block, state) = (block, state)
      block.end(lengthBytes: 8, isBigEndian: true) { Words160.mix($0, into: &state) }
      return SHA1Digest(bytes: state.flatMap(\.bigEndianBytes))
    }
  }

  public struct MD5: HashFunction {
    public typealias Digest = MD5Digest
    public static let byteCount = 16
    public static let blockByteCount = 64
    private var block = BlockBuffer(size: 64)
    private var state = Words128.start
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      block.take(bufferPointer) { Words128.mix($0, into: &state) }
    }
    public func finalize() -> MD5Digest {
      var (block, state) = (block, state)
      block.end(lengthBytes: 8, isBigEndian: false) { Words128.mix($0, into: &state) }
      return MD5Digest(bytes: state.flatMap { $0.bigEndianBytes.reversed() })
    }
  }

  public struct SHA1Digest: CryptoKit.Digest {
    public static let byteCount = 20
    let bytes: [UInt8]
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
  }
  public struct MD5Digest: CryptoKit.Digest {
    public static let byteCount = 16
    let bytes: [UInt8]
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
  }
}

public struct SHA256Digest: Digest {
  public static let byteCount = 32
  let bytes: [UInt8]
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
}
public struct SHA384Digest: Digest {
  public static let byteCount = 48
  let bytes: [UInt8]
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
}
public struct SHA512Digest: Digest {
  public static let byteCount = 64
  let bytes: [UInt8]
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
}
