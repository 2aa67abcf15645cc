import CInterposer
import Foundation

/// Makes objects of classes that are known only as values, through an initialiser without arguments or with one rectangle.
///
/// Swift allows `type.init(frame:)` only for required initialisers, and an app's classes do not have to repeat one. The
/// initialiser is therefore called through the class's own table of methods, where a class that has none of that shape
/// holds Swift's trap "Use of unimplemented initializer": the same end as on a phone.
package struct DynamicInit {
  private let entry: Int

  /// - Parameters:
  ///   - overriding: a class that overrides the initialiser first of all methods of `plain` and changes no other above it.
  ///   - plain: its superclass.
  ///   - base: a superclass that does not have the initialiser yet, if others that it has come first.
  package init?(overriding: AnyClass, plain: AnyClass, notIn base: AnyClass? = nil) {
    let changed = DynamicInit.words(overriding)
    let inherited = DynamicInit.words(plain)
    let first = base.map { DynamicInit.words($0).count } ?? DynamicInit.headerWords
    guard let entry = (first..<min(changed.count, inherited.count)).first(where: { changed[$0] != inherited[$0] }) else {
      return nil
    }
    self.entry = entry
  }

  /// A new object of the class, by an initialiser that takes nothing.
  package func make(_ type: AnyClass) -> AnyObject? {
    let table = DynamicInit.words(type)
    guard entry < table.count, let code = UnsafeRawPointer(bitPattern: table[entry]),
      let made = ci_call_plain_init(code, unsafeBitCast(type, to: UnsafeRawPointer.self))
    else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(made).takeRetainedValue()
  }

  /// A new object of the class, by an initialiser that takes a rectangle.
  package func make(_ type: AnyClass, frame: CGRect) -> AnyObject? {
    let table = DynamicInit.words(type)
    guard entry < table.count, let code = UnsafeRawPointer(bitPattern: table[entry]),
      let made = ci_call_framed_init(
        code, unsafeBitCast(type, to: UnsafeRawPointer.self), frame.minX, frame.minY, frame.width, frame.height)
    else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(made).takeRetainedValue()
  }

  /// A new object of the class, by an initialiser that takes a text, after a small number if there is one.
  package func make(_ type: AnyClass, style: UInt8? = nil, name: String?) -> AnyObject? {
    let table = DynamicInit.words(type)
    guard entry < table.count, let code = UnsafeRawPointer(bitPattern: table[entry]) else { return nil }
    // The initialiser takes the text over, so it gets a copy of its own.
    let text = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    defer { text.deallocate() }
    text.initialize(to: name)
    let words = UnsafeRawPointer(text).load(as: (UInt64, UInt64).self)
    let context = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let made =
      style.map { ci_call_styled_init(code, context, $0, words.0, words.1) }
      ?? ci_call_named_init(code, context, words.0, words.1)
    return made.map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
  }

  /// A new object of the class, by an initialiser that takes an object and another one or none.
  package func make(_ type: AnyClass, _ first: AnyObject, _ second: AnyObject?) -> AnyObject? {
    let table = DynamicInit.words(type)
    guard entry < table.count, let code = UnsafeRawPointer(bitPattern: table[entry]) else { return nil }
    // Two words, which the initialiser takes over.
    let words = [first, second].map { $0.map { UInt64(UInt(bitPattern: Unmanaged.passRetained($0).toOpaque())) } ?? 0 }
    let made = ci_call_named_init(code, unsafeBitCast(type, to: UnsafeRawPointer.self), words[0], words[1])
    return made.map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
  }

  /// Kind, superclass, flags, sizes, descriptor and destructor come before the methods.
  fileprivate static let headerWords = 7

  /// The words of a class from its address point on.
  static func words(_ type: AnyClass) -> UnsafeBufferPointer<UInt> {
    let start = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // Word 4 holds the size of the whole in its low half and the offset of the address point in its high half.
    let sizes = start.load(fromByteOffset: 4 * MemoryLayout<UInt>.size, as: UInt64.self)
    let bytes = Int(sizes & 0xFFFF_FFFF) - Int(sizes >> 32)
    return UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt.self), count: max(0, bytes / MemoryLayout<UInt>.size))
  }
}

/// Says whether a class overrides one method, by the entry for it in the class's table.
package struct OverrideProbe {
  private let entry: Int
  private let inherited: UInt

  /// - Parameters:
  ///   - overriding: a class that overrides the method and nothing else of `plain`.
  ///   - plain: its superclass, which overrides nothing.
  ///   - base: the superclass of `plain`.
  package init?(overriding: AnyClass, plain: AnyClass, base: AnyClass) {
    let changed = DynamicInit.words(overriding)
    let same = DynamicInit.words(plain)
    let first = DynamicInit.words(base)
    // Initialisers have an entry of their own in every class; a method has one only where it is overridden.
    let candidates = DynamicInit.headerWords..<min(changed.count, same.count, first.count)
    guard let entry = candidates.first(where: { changed[$0] != same[$0] && same[$0] == first[$0] }) else { return nil }
    self.entry = entry
    inherited = first[entry]
  }

  package func isOverridden(by type: AnyClass) -> Bool {
    let table = DynamicInit.words(type)
    return entry < table.count && table[entry] != inherited
  }
}
