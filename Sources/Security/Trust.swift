import Foundation
import FoundationNetworking

/// Whether a chain of certificates is believed: if one of them is an anchor that the app named. A run knows no authorities of its own, and
/// its network shows no certificates, so a trust is one that the app made.
public final class SecTrust: @unchecked Sendable, Hashable {
  fileprivate let chain: [SecCertificate]
  fileprivate var policies: [SecPolicy]
  fileprivate var anchors: [SecCertificate] = []

  fileprivate init(_ chain: [SecCertificate], _ policies: [SecPolicy]) { (self.chain, self.policies) = (chain, policies) }
  public static func == (left: SecTrust, right: SecTrust) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  fileprivate var isBelieved: Bool { chain.contains { anchors.contains($0) } }
}

public enum SecTrustResultType: UInt32, Sendable {
  case invalid = 0
  case proceed = 1
  case deny = 3
  case unspecified = 4
  case recoverableTrustFailure = 5
  case fatalTrustFailure = 6
  case otherError = 7
}

public let errSecNotTrusted: OSStatus = -67_843

/// Takes one certificate, or an array of them.
@discardableResult
public func SecTrustCreateWithCertificates(
  _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  let chain = all(SecCertificate.self, in: certificates)
  guard !chain.isEmpty else { return errSecParam }
  trust.pointee = SecTrust(chain, policies.map { all(SecPolicy.self, in: $0) } ?? [])
  return errSecSuccess
}

@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus {
  trust.policies = all(SecPolicy.self, in: policies)
  return trust.policies.isEmpty ? errSecParam : errSecSuccess
}

@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
  trust.anchors = anchorCertificates.map { all(SecCertificate.self, in: $0) } ?? []
  return errSecSuccess
}

/// There are no others in a run.
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus { errSecSuccess }

public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
  guard !trust.isBelieved else { return true }
  error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecNotTrusted))
  return false
}

@discardableResult
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
  result.pointee = trust.isBelieved ? .unspecified : .recoverableTrustFailure
  return errSecSuccess
}

public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { trust.chain.count }
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate? {
  trust.chain.indices.contains(ix) ? trust.chain[ix] : nil
}
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.chain as NSArray }
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { trust.chain.first.flatMap(SecCertificateCopyKey) }
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { SecTrustCopyKey(trust) }

private func all<T>(_ type: T.Type, in object: CFTypeRef) -> [T] {
  if let array = object as? NSArray { return array.compactMap { $0 as? T } }
  return (object as? T).map { [$0] } ?? []
}

// MARK: Challenges

/// The run's network shows no certificate, and never asks for this.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// The run's network never asks for this.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// Says that the app believes the server.
  public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
