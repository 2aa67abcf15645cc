@_spi(Reflection) import Swift

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Compares two values of one type the way a view's inputs are compared: by `==` where a type has it, by bytes for plain
/// data, by reference for objects, else field by field. What can't be compared counts as changed.
@MainActor final class FieldComparison {
  /// True if both values are the same.
  let equal: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  /// True if it asks the `==` of an app's own view, which may leave something out.
  let asksViews: Bool

  private static let comparisons = TypeTable<FieldComparison>()

  private init(asksViews: Bool = false, _ equal: @escaping @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool) {
    self.equal = equal
    self.asksViews = asksViews
  }

  /// The comparison for a type.
  static func of(_ type: Any.Type) -> FieldComparison {
    if let known = comparisons[type] { return known }
    let made = make(type)
    comparisons[type] = made
    return made
  }

  /// The comparison by a type's own `==`.
  static func ofEquatable<T: Equatable>(_: T.Type) -> FieldComparison {
    FieldComparison(asksViews: T.self is any View.Type && !(T.self is any PrimitiveView.Type)) {
      $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee
    }
  }

  private static func make(_ type: Any.Type) -> FieldComparison {
    if let property = type as? any ComparableProperty.Type { return ofProperty(property) }
    if type is AnyClass {
      return FieldComparison { $0.load(as: UnsafeRawPointer?.self) == $1.load(as: UnsafeRawPointer?.self) }
    }
    // A weak reference is read through its object's side table: its bytes must not be taken for a reference.
    if holdsWeakReference(type) { return FieldComparison { _, _ in false } }
    func plain<T>(_: T.Type) -> Bool { _isPOD(T.self) }
    let isPlain = _openExistential(type, do: plain)
    // Custom `==` of plain data is not asked (ST-17); a view's own `==` is asked by EquatableView only.
    let fields = fieldList(type)
    if (isPlain || !(type is any Equatable.Type)), !fields.isEmpty {
      let all = fields.map { of($0.type) }
      let comparisons = zip(fields, all).map { (offset: $0.offset, equal: $1.equal) }
      return FieldComparison(asksViews: all.contains(where: \.asksViews)) { old, new in
        for field in comparisons where !field.equal(old + field.offset, new + field.offset) { return false }
        return true
      }
    }
    if let equatable = type as? any Equatable.Type { return ofEquatable(equatable) }
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    let size = _openExistential(type, do: size)
    if isPlain || isFunction(type) || size == 0 { return FieldComparison { memcmp($0, $1, size) == 0 } }
    return FieldComparison { _, _ in false }
  }

  private static func fieldList(_ type: Any.Type) -> [(offset: Int, type: Any.Type)] {
    // Asked about an existential, the runtime looks for a value inside, and there is none.
    guard [0x200, 0x201, 0x202, 0x301].contains(unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee) else { return [] }
    var fields: [(Int, Any.Type)] = []
    var complete = true
    _forEachField(of: type, options: []) { _, offset, field, _ in
      if field == type { complete = false }
      fields.append((offset, field))
      return true
    }
    return complete ? fields : []
  }

  /// True if a value can't be moved by copying its bytes, which is so only for what holds a weak reference. The type's value
  /// witness table says it: its flags follow eight functions, size and stride.
  private static func holdsWeakReference(_ type: Any.Type) -> Bool {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let witnesses = metadata.load(fromByteOffset: -8, as: UnsafeRawPointer.self)
    return witnesses.load(fromByteOffset: 80, as: UInt32.self) & 0x0010_0000 != 0
  }

  private static func isFunction(_ type: Any.Type) -> Bool {
    _typeName(type, qualified: false).contains(" -> ") && !(type is AnyClass)
  }

  private static func ofProperty<P: ComparableProperty>(_: P.Type) -> FieldComparison {
    FieldComparison { P.isSameInput($0.assumingMemoryBound(to: P.self).pointee, $1.assumingMemoryBound(to: P.self).pointee) }
  }
}

/// A property wrapper that decides itself whether a view got a new input through it.
@MainActor protocol ComparableProperty {
  /// True if a body would see nothing new.
  static func isSameInput(_ old: Self, _ new: Self) -> Bool
}

/// Compares values of any type the way stored state is compared (ST-02).
@MainActor enum ValueComparison {
  /// True if both are equal: by `==` if the type has it, else as inputs are compared.
  static func equal<T>(_ old: T, _ new: T) -> Bool {
    let comparison = comparison(T.self)
    return withAddress(of: old) { old in withAddress(of: new) { new in comparison.equal(old, new) } }
  }

  private static let comparisons = TypeTable<FieldComparison>()

  private static func comparison(_ type: Any.Type) -> FieldComparison {
    if let known = comparisons[type] { return known }
    let made = (type as? any Equatable.Type).map { FieldComparison.ofEquatable($0) } ?? FieldComparison.of(type)
    comparisons[type] = made
    return made
  }
}
