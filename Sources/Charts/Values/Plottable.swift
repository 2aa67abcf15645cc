import Foundation

/// A value that a chart can place, size or name something by.
public protocol Plottable {
  /// What it is placed by: a number, a date or a string.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// What it is placed by.
  var primitivePlottable: PrimitivePlottable { get }
  /// The value that is placed so.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a string.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {}

extension PrimitivePlottableProtocol {
  /// Itself.
  public var primitivePlottable: Self { self }
  /// Itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  /// What the raw value is placed by.
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }
  /// The value whose raw value is placed so.
  public init?(primitivePlottable: RawValue.PrimitivePlottable) {
    guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: raw)
  }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}
extension Decimal: PrimitivePlottableProtocol {}
extension Date: PrimitivePlottableProtocol {}
extension String: PrimitivePlottableProtocol {}
