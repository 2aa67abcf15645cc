import CInterposer
import Foundation

/// The names in the symbol table of the program's own file (ELF, 64 bits).
enum ProgramSymbols {
  /// All names, each ended by a zero. Nil if the file has no symbol table.
  static func names() -> Data? {
    guard let file = try? Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .alwaysMapped), file.count > 64,
      file.prefix(5) == Data([0x7F, 0x45, 0x4C, 0x46, 2])
    else { return nil }
    return file.withUnsafeBytes { bytes in
      func number<T: FixedWidthInteger>(_ offset: Int, _: T.Type) -> Int? {
        guard offset >= 0, offset + MemoryLayout<T>.size <= bytes.count else { return nil }
        return Int(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: offset, as: T.self))
      }
      guard let sections = number(0x28, UInt64.self), let size = number(0x3A, UInt16.self), let count = number(0x3C, UInt16.self)
      else { return nil }
      for index in 0..<count {
        let header = sections + index * size
        guard number(header + 4, UInt32.self) == 2, let link = number(header + 0x28, UInt32.self),
          let start = number(sections + link * size + 0x18, UInt64.self),
          let length = number(sections + link * size + 0x20, UInt64.self), start + length <= bytes.count
        else { continue }
        return file[start..<(start + length)]
      }
      return nil
    }
  }

  /// Symbols of functions that begin so.
  static func functions(withPrefix prefix: String, in names: Data) -> [String] {
    let wanted = Array(prefix.utf8)
    return names.withUnsafeBytes { bytes -> [String] in
      guard let start = bytes.baseAddress else { return [] }
      var result: [String] = []
      var offset = 0
      while offset < bytes.count, let hit = ci_find_bytes(start + offset, bytes.count - offset, wanted, wanted.count) {
        let place = hit - start
        var end = place
        while end < bytes.count, bytes[end] != 0 { end += 1 }
        offset = end
        guard place == 0 || bytes[place - 1] == 0, bytes[end - 1] == UInt8(ascii: "F") else { continue }
        result.append(String(decoding: bytes[place..<end], as: UTF8.self))
      }
      return result
    }
  }
}
