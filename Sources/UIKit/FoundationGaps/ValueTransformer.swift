import Foundation
import HeadlessCore
import Synchronization

/// The name of a transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

/// Makes a value another one. The toolchain's Foundation has none; an attribute that names one is kept as it is.
open class ValueTransformer: NSObject, @unchecked Sendable {
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  open class func allowsReverseTransformation() -> Bool { false }

  /// Known by its name until another one is, or nil.
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    UIKitRunState.current.valueTransformers.known.withLock { $0[name] = transformer }
  }
  public convenience init?(forName name: NSValueTransformerName) {
    // An initialiser can't answer with another object: the new one passes on to the one that is known.
    guard let found = UIKitRunState.current.valueTransformers.known.withLock({ $0[name] }) else { return nil }
    self.init()
    meant = found
  }
  open class func valueTransformerNames() -> [NSValueTransformerName] {
    UIKitRunState.current.valueTransformers.known.withLock { $0.keys.sorted { $0.rawValue < $1.rawValue } }
  }

  open func transformedValue(_ value: Any?) -> Any? { meant.map { $0.transformedValue(value) } ?? value }
  open func reverseTransformedValue(_ value: Any?) -> Any? { meant.map { $0.reverseTransformedValue(value) } ?? value }

  private var meant: ValueTransformer?
}

/// Transformers by their names.
final class ValueTransformerNames: Sendable {
  let known = Mutex<[NSValueTransformerName: ValueTransformer]>([:])
}

/// A transformer of archives.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
  open class var allowedTopLevelClasses: [AnyClass] { [] }
  open override class func allowsReverseTransformation() -> Bool { true }
}
