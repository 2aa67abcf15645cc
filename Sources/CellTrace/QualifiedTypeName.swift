/// The names of types as traces, findings and reports write them.
package enum QualifiedTypeName {
  /// `Shop.Order.Row<Int>`, for a private type too.
  package static func of(_ type: Any.Type) -> String { withoutAddresses(_typeName(type, qualified: true)) }

  /// A name without the addresses by which the runtime tells the contexts of private types apart, `(unknown context at $7f12ab).`: they
  /// mean nothing to a reader, and are others in every build.
  package static func withoutAddresses(_ name: String) -> String {
    // Most names hold no bracket at all, and this is asked for each row.
    guard name.utf8.contains(UInt8(ascii: "(")) else { return name }
    var result = ""
    var rest = name[...]
    while let open = rest.firstIndex(of: "(") {
      result += rest[..<open]
      rest = rest[open...]
      if rest.hasPrefix(opening), let close = rest.firstIndex(of: ")") {
        rest = rest[rest.index(after: close)...]
        if rest.hasPrefix(".") { rest = rest.dropFirst() }
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }

  /// True for the name of a private type as the runtime writes it.
  package static func isPrivate(_ name: String) -> Bool { name.contains(opening) }

  private static let opening = "(unknown context at $"
}
