import Foundation

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
  /// Forgotten: nothing is transformed here.
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {}

  open func transformedValue(_ value: Any?) -> Any? { value }
  open func reverseTransformedValue(_ value: Any?) -> Any? { value }
}

/// A transformer of archives.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  open class var allowedTopLevelClasses: [AnyClass] { [] }
  open override class func allowsReverseTransformation() -> Bool { true }
}
