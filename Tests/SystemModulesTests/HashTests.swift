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

  private func bytes(_ text: String) -> Data {
    let digits = Array(text)
    return Data(stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0..<$0 + 2]), radix: 16) })
  }

  @Test("Known sealed messages (the examples that came with Galois/counter mode: 1, 4, 6 and 16)")
  func sealed() throws {
    let none = try AES.GCM.seal(
      Data(), using: SymmetricKey(data: Data(count: 16)), nonce: AES.GCM.Nonce(data: Data(count: 12)))
    #expect(none.tag == bytes("58e2fccefa7e3061367f1d57a4e7455a") && none.ciphertext.isEmpty)
    let half = "feffe9928665731c6d6a8f9467308308"
    let message = bytes(
      "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39")
    let additional = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
    let nonce = try AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888"))
    let short = try AES.GCM.seal(message, using: SymmetricKey(data: bytes(half)), nonce: nonce, authenticating: additional)
    #expect(short.ciphertext.prefix(8) == bytes("42831ec221777424") && short.tag == bytes("5bc94fbc3221a5db94fae95ae7121a47"))
    let key = SymmetricKey(data: bytes(half + half))
    let long = try AES.GCM.seal(message, using: key, nonce: nonce, authenticating: additional)
    #expect(long.tag == bytes("76fc6ece0f4e1768cddf8853bb2d551b"))
    let odd = try AES.GCM.Nonce(
      data: bytes(
        "9313225df88406e555909c5aff5269aa6a7a9538534f7da1e4c303d2a318a728c3c0c95156809539fcf0e2429a6b525416aedbf5a0de6a57a637b39b"
      ))
    let other = try AES.GCM.seal(message, using: SymmetricKey(data: bytes(half)), nonce: odd, authenticating: additional)
    #expect(other.tag == bytes("619cc5aefffe0bfa462af43c1699d050") && other.combined == nil)
  }

  @Test("What was sealed opens with its key; another key, and a box that was changed, are refused")
  func opening() throws {
    let (key, message) = (SymmetricKey(size: .bits256), Data("remember the milk".utf8))
    var combined = try #require(try AES.GCM.seal(message, using: key).combined)
    #expect(combined.count == message.count + 28 && key.bitCount == 256)
    #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key) == message)
    let box = try AES.GCM.SealedBox(combined: combined)
    #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: SymmetricKey(size: .bits256)) }
    combined[14] ^= 1
    let changed = try AES.GCM.SealedBox(combined: combined)
    #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(changed, using: key) }
    #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.SealedBox(combined: Data(count: 27)) }
    #expect(throws: CryptoKitError.incorrectKeySize) { try AES.GCM.seal(message, using: SymmetricKey(data: Data(count: 5))) }
  }
}
