/// One object per type, found by the type's address: what is known of a type is asked for with every node.
@MainActor final class TypeTable<Value: AnyObject> {
  @exclusivity(unchecked) private var slots: [(type: ObjectIdentifier, value: Value)?] = Array(repeating: nil, count: 64)
  @exclusivity(unchecked) private var count = 0

  nonisolated init() {}

  /// The object of a type.
  subscript(type: Any.Type) -> Value? {
    get { slots[index(of: ObjectIdentifier(type))]?.value }
    set {
      guard let newValue else { return }
      let index = index(of: ObjectIdentifier(type))
      if slots[index] == nil { count += 1 }
      slots[index] = (ObjectIdentifier(type), newValue)
      if count * 2 > slots.count { grow() }
    }
  }

  /// All types that have an object, in no order.
  var types: [Any.Type] { slots.compactMap { slot in slot.map { unsafeBitCast($0.type, to: Any.Type.self) } } }

  /// Where a type is, or would be.
  private func index(of type: ObjectIdentifier) -> Int {
    let mask = slots.count - 1
    // Types lie at multiples of eight; the product's upper bits depend on all of theirs.
    var index = Int(truncatingIfNeeded: (UInt(bitPattern: type) &* 0x9E37_79B9_7F4A_7C15) >> 40) & mask
    while let taken = slots[index]?.type, taken != type { index = (index + 1) & mask }
    return index
  }

  private func grow() {
    let old = slots
    slots = Array(repeating: nil, count: old.count * 2)
    for case let slot? in old { slots[index(of: slot.type)] = slot }
  }
}

/// Lends the address of a value.
///
/// Not isolated, so that `body` needs not ask where it runs: for every closure that the main actor hands to the standard library the
/// program checks at run time that it is still there.
@inline(__always)
nonisolated func withAddress<T, Result>(of value: T, _ body: (UnsafeRawPointer) -> Result) -> Result {
  withUnsafePointer(to: value) { body(UnsafeRawPointer($0)) }
}
