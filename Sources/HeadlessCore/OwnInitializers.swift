import CInterposer
import Foundation

/// Finds initialisers without arguments that a class declares anew rather than overrides: they have no place in the tables
/// of its superclasses, so they are recognised by their names in the program's symbol table.
package enum OwnInitializers {
  /// A new object by the last such initialiser of the class; nil if it has none, or if the program was stripped.
  package static func make(_ type: AnyClass, beyond base: AnyClass) -> AnyObject? {
    let table = DynamicInit.words(type)
    let known = DynamicInit.words(base).count
    guard known < table.count, let code = table[known...].last(where: plain.contains),
      let pointer = UnsafeRawPointer(bitPattern: code),
      let made = ci_call_plain_init(pointer, unsafeBitCast(type, to: UnsafeRawPointer.self))
    else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(made).takeRetainedValue()
  }

  /// Where the allocating initialisers without arguments are (mangled names end in `ycfC`).
  private static let plain: Set<UInt> = addresses(ofFunctionsEnding: Array("ycfC".utf8))

  private static func addresses(ofFunctionsEnding suffix: [UInt8]) -> Set<UInt> {
    guard let file = try? Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .alwaysMapped), file.count > 64,
      file.prefix(5) == Data([0x7F, 0x45, 0x4C, 0x46, 2])
    else { return [] }
    return file.withUnsafeBytes { bytes in
      func number<T: FixedWidthInteger>(_ offset: Int, _: T.Type) -> Int {
        guard offset >= 0, offset + MemoryLayout<T>.size <= bytes.count else { return 0 }
        return Int(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: offset, as: T.self))
      }
      let (sections, size) = (number(0x28, UInt64.self), number(0x3A, UInt16.self))
      // Programs are position independent: addresses in the file count from where it was loaded.
      let base = number(0x10, UInt16.self) == 3 ? loadAddress : 0
      var found: Set<UInt> = []
      for index in 0..<number(0x3C, UInt16.self) {
        let header = sections + index * size
        guard number(header + 4, UInt32.self) == 2 else { continue }
        let names = number(sections + number(header + 0x28, UInt32.self) * size + 0x18, UInt64.self)
        let start = number(header + 0x18, UInt64.self)
        for symbol in stride(from: start, to: start + number(header + 0x20, UInt64.self), by: 24) {
          // Functions only.
          guard number(symbol + 4, UInt8.self) & 0xF == 2 else { continue }
          let name = names + number(symbol, UInt32.self)
          guard name < bytes.count, let text = bytes.baseAddress?.advanced(by: name).assumingMemoryBound(to: CChar.self) else {
            continue
          }
          let length = strlen(text)
          guard length > suffix.count, memcmp(text + length - suffix.count, suffix, suffix.count) == 0 else { continue }
          found.insert(UInt(base + number(symbol + 8, UInt64.self)))
        }
      }
      return found
    }
  }

  /// Where the program's own file was loaded.
  private static var loadAddress: Int {
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8),
      let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      let line = maps.split(separator: "\n").first(where: { $0.hasSuffix(program) }), let end = line.firstIndex(of: "-")
    else { return 0 }
    return Int(line[..<end], radix: 16) ?? 0
  }
}
