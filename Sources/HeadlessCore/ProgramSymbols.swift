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

  /// False if the program's file was stripped of them.
  static var areThere: Bool {
    var length = 0
    return ci_symbol_names(&length) != nil && length > 0
  }

  /// Symbols that end so.
  static func symbols(endingWith suffix: String, in names: Data) -> [String] {
    let wanted = Array(suffix.utf8) + [0]
    return names.withUnsafeBytes { bytes -> [String] in
      guard let start = bytes.baseAddress else { return [] }
      var result: [String] = []
      var offset = 0
      while offset < bytes.count, let hit = ci_find_bytes(start + offset, bytes.count - offset, wanted, wanted.count) {
        let end = hit - start + wanted.count - 1
        var begin = hit - start
        while begin > 0, bytes[begin - 1] != 0 { begin -= 1 }
        offset = end
        result.append(String(decoding: bytes[begin..<end], as: UTF8.self))
      }
      return result
    }
  }

  /// Some functions of a type by its symbol, initializers first.
  static func functions(ofType symbol: String, in names: Data) -> [String] {
    let wanted = Array(symbol.utf8)
    var initializers: [String] = []
    var others: [String] = []
    names.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      var offset = 0
      while offset < bytes.count, others.count + initializers.count < 24,
        let hit = ci_find_bytes(start + offset, bytes.count - offset, wanted, wanted.count)
      {
        let place = hit - start
        var end = place
        while end < bytes.count, bytes[end] != 0 { end += 1 }
        offset = end
        guard place == 0 || bytes[place - 1] == 0 else { continue }
        let name = String(decoding: bytes[place..<end], as: UTF8.self)
        if name.hasSuffix("fc") { initializers.append(name) } else if name.hasSuffix("F") { others.append(name) }
      }
    }
    return (initializers + others).prefix(8).map(\.self)
  }

  /// Symbols of functions that begin so, in their order. Empty if the file has no symbol table.
  static func functions(withPrefix prefix: String) -> [String] {
    var count = 0
    var length = 0
    guard let places = ci_functions_with_prefix(prefix, &count), let names = ci_symbol_names(&length) else { return [] }
    return (0..<count).map { String(cString: names + Int(places[$0])) }
  }
}
