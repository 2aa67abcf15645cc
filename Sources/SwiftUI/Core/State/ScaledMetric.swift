import Foundation
import HeadlessCore

/// A number that follows the user's text size.
@propertyWrapper public struct ScaledMetric<Value> where Value: BinaryFloatingPoint {
  @Environment(\.dynamicTypeSize) private var size
  private let base: Value
  private let style: Font.TextStyle

  /// Creates a number that follows body text.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
  /// Creates a number that follows a style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The number at the present text size.
  public var wrappedValue: Value {
    let style = style.core
    return base * Value(style.pointSize(for: size.category) / style.pointSize())
  }
}

extension ScaledMetric: DynamicProperty {}
