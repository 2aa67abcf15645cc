import CInterposer

/// Finds initialisers without arguments that a class declares anew rather than overrides: they have no place in the tables
/// of its superclasses, so they are recognised by their names in the program's symbol table.
package enum OwnInitializers {
  /// A new object by the last such initialiser of the class; nil if it has none, or if the program was stripped.
  package static func make(_ type: AnyClass, beyond base: AnyClass) -> AnyObject? {
    let table = DynamicInit.words(type)
    let known = DynamicInit.words(base).count
    guard known < table.count, let code = table[known...].last(where: ci_is_plain_init),
      let pointer = UnsafeRawPointer(bitPattern: code),
      let made = ci_call_plain_init(pointer, unsafeBitCast(type, to: UnsafeRawPointer.self))
    else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(made).takeRetainedValue()
  }
}
