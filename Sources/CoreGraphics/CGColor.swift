/// How the components of a ``CGColor`` are to be read.
public final class CGColorSpace: Hashable, Sendable {
  public init?(name: CFString) {
    guard let known = Self.models[name] else { return nil }
    self.name = name
    model = known
  }

  public let name: CFString?
  public let model: CGColorSpaceModel
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name && left.model == right.model
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  private static let models: [CFString: CGColorSpaceModel] = [
    sRGB: .rgb, extendedSRGB: .rgb, displayP3: .rgb, genericGrayGamma2_2: .monochrome, extendedGray: .monochrome,
  ]

  init(device model: CGColorSpaceModel) {
    name = nil
    self.model = model
  }
}

/// CoreFoundation strings are bridged to `String` everywhere Swift code meets them.
public typealias CFString = String

/// What a color's components mean. Colors here are made of one component or of three; the other models are there to be told apart.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome
  case rgb
  case cmyk
  case lab
  case deviceN
  case indexed
  case pattern
  case XYZ
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(device: .rgb) }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(device: .monochrome) }

/// Colour components in a colour space; equal when both are.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
  /// `components` ends with alpha and must hold one number more than the space has components.
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    self.space = space
    values = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    space = Self.sRGB
    values = [red, green, blue, alpha]
  }

  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    space = Self.sRGB
    values = [red, green, blue, alpha]
  }

  public init(gray: CGFloat, alpha: CGFloat) {
    space = Self.gray
    values = [gray, alpha]
  }

  // `Color(.black)` is that of UIKit, where both could be meant.
  @_disfavoredOverload public static let black = CGColor(gray: 0, alpha: 1)
  @_disfavoredOverload public static let white = CGColor(gray: 1, alpha: 1)
  @_disfavoredOverload public static let clear = CGColor(gray: 0, alpha: 0)

  public var colorSpace: CGColorSpace? { space }
  public var numberOfComponents: Int { values.count }
  public var components: [CGFloat]? { values }
  public var alpha: CGFloat { values[values.count - 1] }

  public func copy(alpha: CGFloat) -> CGColor? { CGColor(space: space, values: values.dropLast() + [alpha]) }
  public func copy() -> CGColor? { self }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.space == right.space && left.values == right.values
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(values) }

  public var description: String {
    "<CGColor> [\(space.name ?? "device")] (\(values.map { "\($0)" }.joined(separator: " ")))"
  }

  private static let sRGB = CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB()
  private static let gray = CGColorSpace(name: CGColorSpace.genericGrayGamma2_2) ?? CGColorSpaceCreateDeviceGray()

  private let space: CGColorSpace
  private let values: [CGFloat]

  private init(space: CGColorSpace, values: [CGFloat]) {
    self.space = space
    self.values = values
  }
}

/// `layer.borderColor = #colorLiteral(…)`: older code has such colours where a layer takes one.
extension CGColor: _ExpressibleByColorLiteral {
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
