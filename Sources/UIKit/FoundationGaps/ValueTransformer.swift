import Foundation
import HeadlessCore

/// The name of a transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

/// Makes a value another one. The toolchain's Foundation has none; an attribute that names one is kept as it is.
open class ValueTransformer: NSObject {
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  open class func allowsReverseTransformation() -> Bool { false }

  /// Known by its name until another one is, or nil.
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    UIKitRunState.current.valueTransformers[name] = transformer
  }
  public convenience init?(forName name: NSValueTransformerName) {
    // An initialiser can't answer with another object: the new one passes on to the one that is known.
    guard let found = UIKitRunState.current.valueTransformers[name] else { return nil }
    self.init()
    meant = found
  }
  open class func valueTransformerNames() -> [NSValueTransformerName] {
    UIKitRunState.current.valueTransformers.names
  }

  open func transformedValue(_ value: Any?) -> Any? { meant.map { $0.transformedValue(value) } ?? value }
  open func reverseTransformedValue(_ value: Any?) -> Any? { meant.map { $0.reverseTransformedValue(value) } ?? value }

  private var meant: ValueTransformer?
}

/// Transformers by their names, whichever thread asks.
final class ValueTransformerNames: @unchecked Sendable {
  private let lock = NSLock()
  private var known: [NSValueTransformerName: ValueTransformer] = [:]

  subscript(name: NSValueTransformerName) -> ValueTransformer? {
    get { lock.withLock { known[name] } }
    set { lock.withLock { known[name] = newValue } }
  }
  var names: [NSValueTransformerName] { lock.withLock { known.keys.sorted { $0.rawValue < $1.rawValue } } }
}
