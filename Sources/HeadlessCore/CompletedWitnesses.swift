import CInterposer
import Foundation

/// A class's conformance to a protocol, completed by methods that only a subclass declares.
///
/// Objective-C finds an optional method by its name in whatever class the object is. Swift calls what stands in the table of the
/// class that conforms: the protocol's default, where that class has no such method. In the completed copy of the table the
/// subclass's method stands in its place. It is called as the default would be: both get the same arguments and the object.
package enum CompletedWitnesses {
  /// The completed copy, which lives as long as the program. Nil if a method's place or code is not known, or if it takes or
  /// returns something else than the protocol asks for.
  ///
  /// - Parameters:
  ///   - table: The conformance of the class that conforms.
  ///   - existential: The protocol, as `(any P).self`; only objects may conform to it.
  ///   - methods: What the subclass declares: names, and the class whose method counts.
  package static func copy(
    of table: UnsafeRawPointer, for existential: Any.Type, with methods: [String: AnyClass]
  ) -> UnsafeRawPointer? {
    let count = 1 + requirementCount(existential)
    let places = witnesses(in: table, count, of: existential)
    let copy = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: count)
    copy.initialize(from: table.assumingMemoryBound(to: UnsafeRawPointer?.self), count: count)
    for name in methods.keys {
      guard let place = places[name], let symbol = methods[name].flatMap({ DeclaredMethods.symbols(of: $0)[name] }),
        let text = DeclaredMethods.demangled(symbol), signature(name, in: text) == place.signature,
        let code = ci_function_named(symbol)
      else {
        copy.deallocate()
        return nil
      }
      copy[place.index] = code
    }
    return UnsafeRawPointer(copy)
  }

  /// The table in a value of the protocol's type, behind the object.
  package static func table<P>(in value: P) -> UnsafeRawPointer? {
    withUnsafeBytes(of: value) { bytes in
      bytes.count == 2 * size ? bytes.load(fromByteOffset: size, as: UnsafeRawPointer?.self) : nil
    }
  }

  /// The same object with another table.
  package static func exchange<P>(_ table: UnsafeRawPointer, in value: P) -> P {
    var result = value
    withUnsafeMutableBytes(of: &result) { $0.storeBytes(of: table, toByteOffset: size, as: UnsafeRawPointer.self) }
    return result
  }

  private static let size = MemoryLayout<UnsafeRawPointer>.size

  // MARK: What stands where

  private struct Place {
    var index: Int
    var signature: Substring
  }

  /// How many requirements a protocol has, from its description in the program.
  private static func requirementCount(_ existential: Any.Type) -> Int {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    let description = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    return Int(description.load(fromByteOffset: 16, as: UInt32.self))
  }

  /// The methods in a table, by name: the symbol of each says for which requirement it stands.
  private static func witnesses(
    in table: UnsafeRawPointer, _ count: Int, of existential: Any.Type
  ) -> [String: Place] {
    let base = ci_program_base()
    let frames = (0..<count).map { index -> UInt32 in
      let address = table.load(fromByteOffset: index * size, as: UInt.self)
      return address > base ? UInt32(truncatingIfNeeded: address - base + 1) : 0
    }
    var names = [UnsafePointer<CChar>?](repeating: nil, count: count)
    ci_functions_at(frames, Int32(count), &names)
    let owner = "\(existential)".replacing("any ", with: "")
    var result: [String: Place] = [:]
    for (index, name) in names.enumerated() {
      guard let name, let text = DeclaredMethods.demangled(String(cString: name)), text.hasPrefix(Self.prefix),
        let method = MethodName.of(String(text.dropFirst(Self.prefix.count)), owner: owner),
        let signature = signature(method, in: text)
      else { continue }
      result[method] = Place(index: index, signature: signature)
    }
    return result
  }

  private static let prefix = "protocol witness for "

  /// Parameters and result of a method in the text of its symbol.
  private static func signature(_ name: String, in text: String) -> Substring? {
    guard let start = text.range(of: "." + name.prefix { $0 != "(" } + "(") else { return nil }
    let rest = text[text.index(before: start.upperBound)...]
    return rest.range(of: " in conformance ").map { rest[..<$0.lowerBound] } ?? rest
  }
}
