import Foundation

// Objective-C's runtime is not here: classes can be named and asked for, but their methods can't be exchanged. A run that tries to
// ends as inconclusive and names the function.

/// A method of a class.
public typealias Method = OpaquePointer
/// A method's code.
public typealias IMP = OpaquePointer
/// A stored property of a class.
public typealias Ivar = OpaquePointer

/// An object's class.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

/// The class of a name as `String(reflecting:)` writes it.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! { NSClassFromString(String(cString: name)) }

/// The class above, nil for one that has none.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// The bytes that an instance of the class takes.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
  // Word 6 of a class of Swift's holds the size of its instances in its low half.
  cls.map { Int(unsafeBitCast($0, to: UnsafeRawPointer.self).load(fromByteOffset: 6 * 8 - 16, as: UInt32.self)) } ?? 0
}

/// A class's name with its module. The text is kept for good.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> { ClassNames.text(of: cls) }

/// An object's class's name.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { ClassNames.text(of: object_getClass(obj)) }

/// True if instances of the class implement the selector.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
  (cls as? NSObject.Type)?.instancesRespond(to: sel) ?? false
}

public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { stop("class_getInstanceMethod(_:_:)") }
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { stop("class_getClassMethod(_:_:)") }
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  stop("class_getMethodImplementation(_:_:)")
}
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
  stop("class_addMethod(_:_:_:_:)")
}
@discardableResult
public func class_replaceMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> IMP? {
  stop("class_replaceMethod(_:_:_:_:)")
}
public func class_copyIvarList(_ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<Ivar>? {
  stop("class_copyIvarList(_:_:)")
}
public func ivar_getName(_ v: Ivar) -> UnsafePointer<CChar>? { stop("ivar_getName(_:)") }
public func method_getImplementation(_ m: Method) -> IMP { stop("method_getImplementation(_:)") }
@discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { stop("method_setImplementation(_:_:)") }
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { stop("method_getTypeEncoding(_:)") }
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) { stop("method_exchangeImplementations(_:_:)") }
public func imp_implementationWithBlock(_ block: Any) -> IMP { stop("imp_implementationWithBlock(_:)") }
public func objc_allocateClassPair(_ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int) -> AnyClass? {
  stop("objc_allocateClassPair(_:_:_:)")
}
public func objc_registerClassPair(_ cls: AnyClass) { stop("objc_registerClassPair(_:)") }
public func objc_disposeClassPair(_ cls: AnyClass) { stop("objc_disposeClassPair(_:)") }
@discardableResult public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? { stop("object_setClass(_:_:)") }

private func stop(_ name: String) -> Never { missing("\(name) of Objective-C's runtime") }

/// Texts of classes' names, by class.
private enum ClassNames {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [ObjectIdentifier: UnsafePointer<CChar>] = [:]

  static func text(of type: AnyClass?) -> UnsafePointer<CChar> {
    lock.withLock {
      let id = type.map { ObjectIdentifier($0) } ?? ObjectIdentifier(ClassNames.self as Any.Type)
      if let found = known[id] { return found }
      let bytes = Array((type.map { String(reflecting: $0) } ?? "nil").utf8CString)
      let text = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      text.initialize(from: bytes, count: bytes.count)
      known[id] = UnsafePointer(text)
      return UnsafePointer(text)
    }
  }
}
