import Foundation

/// A point in a rectangle as fractions of its sides.
nonisolated public struct UnitPoint: Hashable, Sendable {
  /// From the left.
  public var x: CGFloat
  /// From the top.
  public var y: CGFloat

  /// Creates the top left corner.
  public init() { self.init(x: 0, y: 0) }
  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// Top left.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// Centre.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// Middle of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// Middle of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// Middle of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// Middle of the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// Top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// Top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// Bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// Bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  var text: String { "(\(NumberText.of(x)), \(NumberText.of(y)))" }
}

/// An angle.
nonisolated public struct Angle: Hashable, Comparable, Sendable {
  /// In radians.
  public var radians: Double
  /// In degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates a zero angle.
  public init() { radians = 0 }
  /// Creates an angle from radians.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle from degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// No turn.
  public static let zero = Angle()
  /// An angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// Orders by size.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

  /// A turn after another.
  public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
  /// A turn less another.
  public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
  /// A turn several times.
  public static func * (left: Angle, right: Double) -> Angle { Angle(radians: left.radians * right) }
  /// A turn several times.
  public static func * (left: Double, right: Angle) -> Angle { Angle(radians: left * right.radians) }
  /// A part of a turn.
  public static func / (left: Angle, right: Double) -> Angle { Angle(radians: left.radians / right) }
  /// The turn the other way.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// Adds a turn.
  public static func += (left: inout Angle, right: Angle) { left = left + right }
  /// Takes a turn off.
  public static func -= (left: inout Angle, right: Angle) { left = left - right }
  /// Makes a turn several times as large.
  public static func *= (left: inout Angle, right: Double) { left = left * right }
  /// Makes a turn smaller.
  public static func /= (left: inout Angle, right: Double) { left = left / right }
}
