import CryptoKit
import Foundation

public typealias CCHmacAlgorithm = UInt32

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4

/// Writes the code of data and a key.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!, _ dataLength: Int,
  _ macOut: UnsafeMutableRawPointer!
) {
  let (key, data) = (SymmetricKey(data: bytes(key, keyLength)), bytes(data, dataLength))
  let code: [UInt8] =
    switch Int(algorithm) {
    case kCCHmacAlgMD5: Array(HMAC<Insecure.MD5>.authenticationCode(for: data, using: key))
    case kCCHmacAlgSHA256: Array(HMAC<SHA256>.authenticationCode(for: data, using: key))
    case kCCHmacAlgSHA384: Array(HMAC<SHA384>.authenticationCode(for: data, using: key))
    case kCCHmacAlgSHA512: Array(HMAC<SHA512>.authenticationCode(for: data, using: key))
    default: Array(HMAC<Insecure.SHA1>.authenticationCode(for: data, using: key))
    }
  macOut?.copyMemory(from: code, byteCount: code.count)
}
