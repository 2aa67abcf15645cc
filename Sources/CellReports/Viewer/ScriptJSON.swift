import Foundation

/// JSON inside a script element: it ends no script and no section of characters, and is no markup, whatever an app's texts hold.
enum ScriptJSON {
  /// A value in as few bytes as JSON takes; sorted keys.
  static func bytes(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return Array("null".utf8) }
    var safe: [UInt8] = []
    safe.reserveCapacity(data.count)
    var last: UInt8 = 0
    for byte in data {
      switch byte {
      case UInt8(ascii: "<"): safe += "\\u003c".utf8
      case UInt8(ascii: "&"): safe += "\\u0026".utf8
      case UInt8(ascii: ">") where last == UInt8(ascii: "]"): safe += "\\u003e".utf8
      default: safe.append(byte)
      }
      last = byte
    }
    return safe
  }

  /// The bytes of a text, quotes included, as ``bytes(_:)`` writes it.
  static func size(of text: String) -> Int {
    var last: UInt8 = 0
    return text.utf8.reduce(into: 2) { size, byte in
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: "&"): size += 6
      case UInt8(ascii: ">"): size += last == UInt8(ascii: "]") ? 6 : 1
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x08, 0x09, 0x0A, 0x0C, 0x0D: size += 2
      case 0..<0x20: size += 6
      default: size += 1
      }
      last = byte
    }
  }
}
