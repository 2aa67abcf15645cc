import CoreGraphics
import Foundation

/// A picture as a file: no pixels, but a head with its size and a text with what it is known as, so that it is read as what was written.
enum WrittenPicture {
  private static let keyword = Array("Picture".utf8) + [0]
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func png(_ name: String, _ size: CGSize) -> Data {
    let head = bytes(UInt32(max(1, size.width.rounded(.up)))) + bytes(UInt32(max(1, size.height.rounded(.up)))) + [8, 6, 0, 0, 0]
    return Data(signature + chunk("IHDR", head) + chunk("tEXt", keyword + Array(name.utf8)) + chunk("IEND", []))
  }

  /// What the picture is known as; nil for a file that was not written here.
  static func name(in data: Data) -> String? {
    // Behind the signature and the head: a length, a kind, the keyword.
    let start = signature.count + 12 + 13
    let bytes = [UInt8](data)
    let text = start + 8 + keyword.count
    guard bytes.starts(with: signature), bytes.count > text,
      bytes[(start + 4)..<(start + 8)].elementsEqual("tEXt".utf8), bytes[(start + 8)..<text].elementsEqual(keyword)
    else { return nil }
    let length = bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
    guard length >= keyword.count, bytes.count >= start + 8 + length else { return nil }
    return String(decoding: bytes[text..<(start + 8 + length)], as: UTF8.self)
  }

  private static func chunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(kind.utf8) + content
    return bytes(UInt32(content.count)) + body + bytes(checksum(body))
  }

  private static func bytes(_ number: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }

  /// The one of the format: CRC-32.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = sum & 1 == 1
        sum >>= 1
        if isOdd { sum ^= 0xEDB8_8320 }
      }
    }
    return ~sum
  }
}
