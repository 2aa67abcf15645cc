import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Lets every `JSONDecoder` of this process take answers that are made up.
///
/// The app makes its decoders itself, and they are Foundation's. A class calls its methods through a table; the entry of `decode(_:from:)` is
/// exchanged for that of a subclass, which knows such answers and hands everything else on.
enum MadeUpJSON {
  /// False if Foundation is another one than was expected: then such answers can't be decoded.
  @discardableResult static func install() -> Bool { isInstalled }

  private static let isInstalled: Bool = {
    guard let original = dlsym(nil, "$s20FoundationEssentials11JSONDecoderC6decode_4fromxxm_AA4DataVtKSeRzlF") else {
      return false
    }
    let entries = unsafeBitCast(JSONDecoder.self as AnyClass, to: UnsafeMutablePointer<UInt>.self)
    let others = unsafeBitCast(KnowingDecoder.self as AnyClass, to: UnsafePointer<UInt>.self)
    guard let entry = (0..<farthest).first(where: { entries[$0] == UInt(bitPattern: original) }) else { return false }
    let (page, size) = (UInt(bitPattern: entries + entry) & ~4095, 8192)
    guard let start = UnsafeMutableRawPointer(bitPattern: page), mprotect(start, size, PROT_READ | PROT_WRITE) == 0 else {
      return false
    }
    entries[entry] = others[entry]
    return true
  }()

  /// Words of the class in which its methods stand.
  private static let farthest = 64
}

/// Knows answers that are made up. None of these is ever made: its method becomes that of all decoders.
private class KnowingDecoder: JSONDecoder, @unchecked Sendable {
  override func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    guard let source = MadeUpAnswer.source(of: data) else { return try super.decode(type, from: data) }
    return try MadeUpDecoder.value(type, source, userInfo: userInfo.mapValues { $0 })
  }
}
