import CryptoKit
import Testing

import func CommonCrypto.CCHmac
import typealias CommonCrypto.CCHmacAlgorithm
import typealias CommonCrypto.CC_LONG
import func CommonCrypto.CC_MD5
import var CommonCrypto.CC_MD5_DIGEST_LENGTH
import var CommonCrypto.kCCHmacAlgSHA256

/// Digests as everybody else computes them, of texts of all lengths around a block's.
@Suite("Hash functions") struct HashTests {
  private func text(_ digest: some Digest) -> String { digest.map { String(format: "%02hhx", $0) }.joined() }

  @Test("Known digests (RFC 1321, RFC 3174, RFC 6234)")
  func known() {
    let abc = Data("abc".utf8)
    #expect(text(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(text(Insecure.MD5.hash(data: Data())) == "d41d8cd98f00b204e9800998ecf8427e")
    #expect(text(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      "\(SHA256.hash(data: abc))"
        == "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      text(SHA384.hash(data: abc))
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
    #expect(
      text(SHA512.hash(data: abc))
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
  }

  @Test(
    "Parts give the digest of the whole, whatever their lengths are", arguments: [0, 1, 55, 56, 63, 64, 65, 111, 112, 128, 300])
  func parts(length: Int) {
    let all = Data((0..<length).map { UInt8(truncatingIfNeeded: $0) })
    var function = SHA512()
    for start in stride(from: 0, to: length, by: 7) { function.update(data: all[start..<min(start + 7, length)]) }
    #expect(function.finalize() == SHA512.hash(data: all))
    #expect(SHA512.hash(data: all) == Data(SHA512.hash(data: all)) && SHA512.hash(data: all) != SHA512.hash(data: all + [0]))
  }

  @Test("Codes of a key, of the library in C too (RFC 4231)")
  func codes() {
    let (key, data) = (Data("Jefe".utf8), Data("what do ya want for nothing?".utf8))
    let expected = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    let code = HMAC<SHA256>.authenticationCode(for: data, using: SymmetricKey(data: key))
    #expect(code.map { String(format: "%02x", $0) }.joined() == expected)
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data, using: SymmetricKey(data: key)))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data, using: SymmetricKey(data: data)))
    var written = [UInt8](repeating: 0, count: 32)
    key.withUnsafeBytes { key in
      data.withUnsafeBytes {
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key.baseAddress, key.count, $0.baseAddress, $0.count, &written)
      }
    }
    #expect(written == Array(code))
    // A key longer than a block is hashed first.
    let long = HMAC<SHA256>.authenticationCode(
      for: Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
      using: SymmetricKey(data: Data(repeating: 0xaa, count: 131)))
    #expect(
      long.map { String(format: "%02x", $0) }.joined()
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
  }

  @Test("A digest as the library in C writes it: the address of a request of a comics' server")
  func common() {
    let data = Data("1abcd1234".utf8)
    var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    _ = data.withUnsafeBytes { CC_MD5($0.baseAddress, CC_LONG(data.count), &digest) }
    #expect(digest == Array(Insecure.MD5.hash(data: data)) && digest.first == 0xff)
  }
}
