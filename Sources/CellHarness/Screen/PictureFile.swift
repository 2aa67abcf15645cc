import Foundation

/// Image files for scripted networks: real enough that their size is read from them, and different for every name.
enum PictureFile {
  /// A PNG file without pixels: its header, and its name as a text.
  static func png(named name: String, width: Int, height: Int) -> Data {
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    append("IHDR", bytes(width) + bytes(height) + [8, 6, 0, 0, 0], to: &file)
    append("tEXt", Array("Title".utf8) + [0] + Array(name.utf8), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  private static func append(_ type: String, _ content: [UInt8], to file: inout Data) {
    let body = Array(type.utf8) + content
    file += bytes(content.count) + body + bytes(Int(checksum(body)))
  }

  /// Four bytes, the highest first.
  private static func bytes(_ number: Int) -> [UInt8] {
    let value = UInt32(truncatingIfNeeded: number)
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// CRC-32 as PNG uses it.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var rest: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      rest ^= UInt32(byte)
      for _ in 0..<8 { rest = rest & 1 == 1 ? (rest >> 1) ^ 0xEDB8_8320 : rest >> 1 }
    }
    return rest ^ 0xFFFF_FFFF
  }
}
