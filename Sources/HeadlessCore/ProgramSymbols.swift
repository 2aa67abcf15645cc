import CInterposer
import Foundation

/// The names in the symbol table of the program's own file.
enum ProgramSymbols {
  /// All names, each ended by a zero. Nil if the file has no symbol table.
  static func names() -> Data? {
    var length = 0
    guard let start = ci_symbol_names(&length) else { return nil }
    // The file stays mapped as long as the program runs.
    return Data(bytesNoCopy: UnsafeMutableRawPointer(mutating: start), count: length, deallocator: .none)
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
