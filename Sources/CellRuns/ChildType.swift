import CInterposer

/// A type of this program on its way to a child, which finds it again although nothing has registered it there.
package enum ChildType: Hashable, Codable, Sendable {
  /// By mangled name: every type that has one, generic ones included.
  case name(String)
  /// By the place of its metadata in the program: private types and types inside of functions, whose names hold addresses.
  case place(Int)

  /// Describes a type.
  /// - Returns: nil for a generic type of a private context: it has neither a name nor a place that a child would have too.
  package init?(_ type: Any.Type) {
    if let name = _mangledTypeName(type), !name.contains("$"), _typeByName(name) == type {
      self = .name(name)
      return
    }
    let address = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard ci_is_in_program(address) else { return nil }
    self = .place(ci_code_offset(address))
  }

  /// The type, in any process of the same program.
  package var type: Any.Type? {
    switch self {
    case .name(let name): _typeByName(name)
    case .place(let offset): ci_code_at(offset).map { unsafeBitCast($0, to: Any.Type.self) }
    }
  }
}
