import CellTrace
import Foundation
import Synchronization

/// The methods that a type's own code declares, by name as in `tableView(_:moveRowAt:to:)`.
///
/// Swift keeps no list of them at run time, and on Linux there is no Objective-C runtime to ask. The names are in the symbol
/// table of the program's own file, which is there unless somebody stripped it.
package enum DeclaredMethods {
  /// Methods that a class or an extension of it declares itself; superclasses are not looked at. Empty without a symbol table.
  package static func of(_ type: AnyClass) -> Set<String> { Set(symbols(of: type).keys) }

  /// True if a class or an extension of it declares one of these methods itself.
  package static func declares(_ methods: Set<String>, _ type: AnyClass) -> Bool {
    let own = symbols(of: type)
    return methods.contains { own[$0] != nil }
  }

  /// Methods with the symbol of each.
  static func symbols(of type: AnyClass) -> [String: String] {
    if let known = known.withLock({ $0.classes[ObjectIdentifier(type)] }) { return known }
    let text = _typeName(type, qualified: true)
    let found =
      QualifiedTypeName.isPrivate(text) ? symbols(ofPrivate: text) : _mangledTypeName(type).map { symbols(ofType: $0) } ?? [:]
    known.withLock { $0.classes[ObjectIdentifier(type)] = found }
    return found
  }

  /// Methods for which an extension of a protocol has a default in the protocol's own module.
  package static func defaults(of existential: Any.Type) -> Set<String> {
    if let known = known.withLock({ $0.protocols[ObjectIdentifier(existential)] }) { return known }
    guard let mangled = _mangledTypeName(existential), mangled.hasSuffix("_p") else { return [] }
    let base = String(mangled.dropLast(2))
    let found = Set(symbols(withPrefix: "$s\(base)PAAE", of: "\(existential)".replacing("any ", with: "")).keys)
    known.withLock { $0.protocols[ObjectIdentifier(existential)] = found }
    return found
  }

  /// False if the program's symbol table was stripped: then nothing is known.
  package static var canTell: Bool { ProgramSymbols.areThere }

  /// The superclass; nil for a root.
  package static func superclass(of type: AnyClass) -> AnyClass? {
    let word = unsafeBitCast(type, to: UnsafeRawPointer.self).load(
      fromByteOffset: MemoryLayout<UInt>.size, as: UnsafeRawPointer?.self)
    return word.map { unsafeBitCast($0, to: AnyClass.self) }
  }

  // MARK: Symbols

  private struct Known {
    var classes: [ObjectIdentifier: [String: String]] = [:]
    var protocols: [ObjectIdentifier: Set<String>] = [:]
  }

  private static let known = Mutex(Known())

  /// A generic class's name goes on with its arguments: the symbols of its methods begin with what comes before them.
  private static func symbols(ofType mangled: String) -> [String: String] {
    var result = symbols(withPrefix: "$s\(mangled)", of: nil)
    var rest = mangled[...]
    while let arguments = rest.range(of: "Cy", options: .backwards) {
      let base = mangled[..<mangled.index(after: arguments.lowerBound)]
      if mangled.hasSuffix("G") { result.merge(symbols(withPrefix: "$s\(base)", of: nil)) { first, _ in first } }
      rest = rest[..<arguments.lowerBound]
    }
    return result
  }

  /// A private class does not know in which file it is, so the symbols of all private types of its module are looked through.
  private static func symbols(ofPrivate type: String) -> [String: String] {
    let module = type.prefix { $0 != "." }
    let owner = QualifiedTypeName.withoutAddresses(type).prefix { $0 != "<" }
    var result: [String: String] = [:]
    for symbol in ProgramSymbols.functions(withPrefix: "$s\(module.utf8.count)\(module)")
    where symbol.contains("LLC") {
      guard let text = demangled(symbol)?.replacing(#/\(([A-Za-z0-9_]+) in _[0-9A-F]+\)/#, with: { $0.output.1 }) else {
        continue
      }
      if let name = MethodName.of(text, owner: String(owner)) { result[name] = symbol }
    }
    return result
  }

  /// Functions whose symbols begin so and that belong to the type itself, by name.
  private static func symbols(withPrefix prefix: String, of type: String?) -> [String: String] {
    guard let owner = type ?? demangled(prefix) else { return [:] }
    var result: [String: String] = [:]
    for symbol in ProgramSymbols.functions(withPrefix: prefix) {
      if let text = demangled(symbol), let name = MethodName.of(text, owner: owner) { result[name] = symbol }
    }
    return result
  }

  /// The declaration that a symbol stands for.
  static func demangled(_ symbol: String) -> String? {
    guard let text = symbol.withCString({ demangle($0, strlen($0), nil, nil, 0) }) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

/// The standard library's own.
@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

/// A method's name in the text that a symbol stands for.
enum MethodName {
  /// `Main.Screen.tableView(_: UIKit.UITableView, didSelectRowAt: Foundation.IndexPath) -> ()` of `Main.Screen` is
  /// `tableView(_:didSelectRowAt:)`. Nil for what is not a method of the owner's.
  static func of(_ text: String, owner: String) -> String? {
    var text = text[...]
    if text.hasPrefix("(extension in "), let end = text.range(of: "):") { text = text[end.upperBound...] }
    guard let own = text.range(of: owner + "."), own.lowerBound == text.startIndex || owner.firstIndex(of: ".") == nil else {
      return nil
    }
    let rest = text[own.upperBound...]
    guard let open = rest.firstIndex(of: "("), rest[..<open].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      return nil
    }
    return rest[..<open] + "(" + labels(after: rest[rest.index(after: open)...]) + ")"
  }

  /// `_:didSelectRowAt:` of what stands behind an opening parenthesis.
  static func labels(after text: Substring) -> String { parameters(of: text).map { label(of: $0) + ":" }.joined() }

  /// The texts between the commas up to the closing parenthesis.
  private static func parameters(of text: Substring) -> [Substring] {
    var result: [Substring] = []
    var depth = 0
    var start = text.startIndex
    var last: Character = " "
    for index in text.indices {
      let character = text[index]
      defer { last = character }
      switch character {
      case "(", "[", "<": depth += 1
      case ")" where depth == 0:
        if index > start { result.append(text[start..<index]) }
        return result
      case ")", "]": depth -= 1
      case ">" where last != "-": depth -= 1
      case "," where depth == 0:
        result.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    return result
  }

  private static func label(of parameter: Substring) -> String {
    let text = parameter.drop { $0 == " " }
    guard let colon = text.range(of: ": "), text[..<colon.lowerBound].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return "_" }
    return String(text[..<colon.lowerBound])
  }
}
