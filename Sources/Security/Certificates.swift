import Foundation
import HeadlessCore

/// A certificate, as its bytes. Nothing of it is read but whether they could be one.
public final class SecCertificate: Hashable, Sendable {
  let data: Data
  fileprivate init(_ data: Data) { self.data = data }
  public static func == (left: SecCertificate, right: SecCertificate) -> Bool { left.data == right.data }
  public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

/// A key, known by the certificate that it stands in: equal if the certificates are.
public final class SecKey: Hashable, Sendable {
  let certificate: SecCertificate
  fileprivate init(of certificate: SecCertificate) { self.certificate = certificate }
  public static func == (left: SecKey, right: SecKey) -> Bool { left.certificate == right.certificate }
  public func hash(into hasher: inout Hasher) { hasher.combine(certificate) }
}

/// What a certificate is asked for. No policy makes a difference here.
public final class SecPolicy: Sendable {
  let name: String
  fileprivate init(_ name: String) { self.name = name }
}

public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
  SecPolicy(hostname.map { "SSL for \($0)" } ?? "SSL")
}
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy("basic X.509") }
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
  SecPolicy("revocation \(revocationFlags)")
}

public let kSecRevocationOCSPMethod: CFOptionFlags = 1 << 0
public let kSecRevocationCRLMethod: CFOptionFlags = 1 << 1
public let kSecRevocationPreferCRL: CFOptionFlags = 1 << 2
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 1 << 3
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 1 << 4
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = kSecRevocationOCSPMethod | kSecRevocationCRLMethod

/// Nil for bytes that are no certificate: one begins as a sequence of DER whose length is that of the bytes.
public func SecCertificateCreateWithData(_ allocator: AnyObject?, _ data: CFData) -> SecCertificate? {
  let bytes = [UInt8](data as Data)
  guard bytes.count > 4, bytes[0] == 0x30 else { return nil }
  let count = Int(bytes[1] & 0x7F)
  if bytes[1] < 0x80 { return count + 2 == bytes.count ? SecCertificate(Data(bytes)) : nil }
  guard (1...4).contains(count), bytes.count > 2 + count else { return nil }
  let length = bytes[2..<2 + count].reduce(0) { $0 << 8 | Int($1) }
  return length + 2 + count == bytes.count ? SecCertificate(Data(bytes)) : nil
}
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data as NSData }
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { SecKey(of: certificate) }
