import Foundation
import FoundationNetworking
import HeadlessCore
import Security
import Testing
import UniformTypeIdentifiers

/// What libraries for requests ask of certificates.
@Suite("Certificates") struct CertificateTests {
  private static func bytes(_ content: [UInt8]) -> NSData { Data([0x30, 0x82, 0, UInt8(content.count)] + content) as NSData }

  @Test("A certificate is bytes that could be one; others are none")
  func certificates() throws {
    let certificate = try #require(SecCertificateCreateWithData(nil, Self.bytes([1, 2, 3])))
    #expect(SecCertificateCopyData(certificate) == Self.bytes([1, 2, 3]))
    #expect(try certificate == #require(SecCertificateCreateWithData(nil, Self.bytes([1, 2, 3]))))
    #expect(SecCertificateCreateWithData(nil, Data("hello, world".utf8) as NSData) == nil)
    #expect(SecCertificateCreateWithData(nil, Data([0x30, 9, 1]) as NSData) == nil)
    #expect(SecCertificateCreateWithData(nil, NSData()) == nil)
  }

  @Test("A chain is believed if one of its certificates is an anchor that the app named")
  func trust() throws {
    let own = try #require(SecCertificateCreateWithData(nil, Self.bytes([1])))
    let other = try #require(SecCertificateCreateWithData(nil, Self.bytes([2])))
    var made: SecTrust?
    #expect(
      SecTrustCreateWithCertificates([own, other] as NSArray, SecPolicyCreateSSL(true, "example.org"), &made) == errSecSuccess)
    let trust = try #require(made)
    var problem: CFError?
    #expect(!SecTrustEvaluateWithError(trust, &problem))
    #expect(problem?.code == Int(errSecNotTrusted))
    #expect(SecTrustSetAnchorCertificates(trust, [other] as NSArray) == errSecSuccess)
    #expect(SecTrustEvaluateWithError(trust, nil))
    var result = SecTrustResultType.invalid
    #expect(SecTrustEvaluate(trust, &result) == errSecSuccess && result == .unspecified)
    #expect(SecTrustCopyCertificateChain(trust) as? [SecCertificate] == [own, other] && SecTrustGetCertificateCount(trust) == 2)
    #expect(SecTrustCopyKey(trust) == SecCertificateCopyKey(own) && SecTrustCopyKey(trust) != SecCertificateCopyKey(other))
    #expect(SecTrustCreateWithCertificates(NSArray(), nil, &made) == errSecParam)
  }

  /// An element of DER that is shorter than 128 bytes.
  private static func element(_ kind: UInt8, _ parts: [UInt8]...) -> [UInt8] {
    let content = parts.flatMap { $0 }
    return [kind, UInt8(content.count)] + content
  }

  @Test("A certificate's key is the bits that stand in it, with or without a version before; other bytes have none")
  func keys() throws {
    let empty = Self.element(0x30)
    let key = Self.element(0x30, Self.element(0x30, Self.element(0x06, [42, 3])), Self.element(0x03, [0, 4, 7, 9]))
    let rest = Self.element(0x02, [1]) + empty + empty + empty + empty + key
    for version in [Self.element(0xA0, Self.element(0x02, [2])), []] {
      let file = Self.element(0x30, Self.element(0x30, version, rest), empty, Self.element(0x03, [0, 1]))
      let certificate = try #require(SecCertificateCreateWithData(nil, Data(file) as NSData))
      let found = try SecKeyCopyExternalRepresentation(#require(SecCertificateCopyKey(certificate)), nil)
      #expect(found.map { $0 as Data } == Data([4, 7, 9]))
    }
    let other = try #require(SecCertificateCreateWithData(nil, Self.bytes([1, 2, 3])))
    var problem: Unmanaged<CFError>?
    #expect(try SecKeyCopyExternalRepresentation(#require(SecCertificateCopyKey(other)), &problem) == nil)
    #expect((problem?.takeRetainedValue() as Error?)?.localizedDescription == "The certificate's key cannot be read.")
  }

  @Test("The run's network shows no certificate")
  func challenges() {
    let space = URLProtectionSpace(
      host: "example.org", port: 443, protocol: "https", realm: nil, authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
    #expect(space.serverTrust == nil && space.authenticationMethod != NSURLAuthenticationMethodServerTrust)
  }

  @Test("Types are asked for by their endings and MIME types, as before iOS 14")
  func olderTypes() {
    let id = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)?.takeRetainedValue()
    #expect(
      id == "public.png" && UTTypeCopyPreferredTagWithClass("public.png", kUTTagClassMIMEType)?.takeRetainedValue() == "image/png"
    )
    #expect(UTTypeCreatePreferredIdentifierForTag(kUTTagClassMIMEType, "nothing/such", nil) == nil)
  }
}
