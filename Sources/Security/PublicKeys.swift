import Foundation

/// A key as bytes: what the certificate that it stands in says of it, without the name of its kind. Nil if that cannot be read.
public func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> CFData? {
  if let bytes = key.certificate.publicKey { return bytes as NSData }
  error?.pointee = .passRetained(
    NSError(
      domain: NSOSStatusErrorDomain, code: -50, userInfo: [NSLocalizedDescriptionKey: "The certificate's key cannot be read."]))
  return nil
}

extension SecCertificate {
  /// The bits of the key. Before it a certificate has a version that may be left out, its number, how it is signed, who signed it, how
  /// long it holds and whose it is.
  fileprivate var publicKey: Data? {
    var file = DERReader(data)
    guard var certificate = file.next(0x30), var body = certificate.next(0x30) else { return nil }
    _ = body.next(0xA0)
    guard body.next(0x02) != nil else { return nil }
    for _ in 0..<4 where body.next(0x30) == nil { return nil }
    guard var key = body.next(0x30), key.next(0x30) != nil, let bits = key.next(0x03)?.bytes, bits.first == 0 else { return nil }
    return Data(bits.dropFirst())
  }
}

/// Reads what stands one after another in DER: a kind, a length, and as many bytes.
private struct DERReader {
  private(set) var bytes: ArraySlice<UInt8>

  init(_ data: Data) { bytes = [UInt8](data)[...] }
  private init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// What an element of the kind holds. Nil if the next one is of another kind, and then it is still the next.
  mutating func next(_ kind: UInt8) -> DERReader? {
    guard bytes.first == kind, let first = bytes.dropFirst().first else { return nil }
    let extra = first < 0x80 ? 0 : Int(first & 0x7F)
    let rest = bytes.dropFirst(2)
    guard extra <= 4, rest.count >= extra else { return nil }
    let length = extra == 0 ? Int(first) : rest.prefix(extra).reduce(0) { $0 << 8 | Int($1) }
    let content = rest.dropFirst(extra)
    guard content.count >= length else { return nil }
    bytes = content.dropFirst(length)
    return DERReader(content.prefix(length))
  }
}
