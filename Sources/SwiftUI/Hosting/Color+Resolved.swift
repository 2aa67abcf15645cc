import Foundation
@_spi(CellHarness) import UIKit

extension Color {
  /// A colour in one environment: its light without a curve, in the space of sRGB, where numbers below 0 and above 1 are colours
  /// that it does not have.
  nonisolated public struct Resolved: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The red light.
    public var linearRed: Float
    /// The green light.
    public var linearGreen: Float
    /// The blue light.
    public var linearBlue: Float
    /// Zero for nothing to see.
    public var opacity: Float

    /// Creates a colour from components between 0 and 1.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let linear = [red, green, blue].map { colorSpace == .sRGBLinear ? $0 : TransferCurve.linear($0) }
      let parts = colorSpace == .displayP3 ? TransferCurve.fromDisplayP3(linear) : linear
      (linearRed, linearGreen, linearBlue) = (parts[0], parts[1], parts[2])
      self.opacity = opacity
    }

    /// The red component of sRGB.
    public var red: Float {
      get { TransferCurve.curved(linearRed) }
      set { linearRed = TransferCurve.linear(newValue) }
    }
    /// The green component of sRGB.
    public var green: Float {
      get { TransferCurve.curved(linearGreen) }
      set { linearGreen = TransferCurve.linear(newValue) }
    }
    /// The blue component of sRGB.
    public var blue: Float {
      get { TransferCurve.curved(linearBlue) }
      set { linearBlue = TransferCurve.linear(newValue) }
    }

    /// The colour as Core Graphics has it.
    public var cgColor: CGColor {
      CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }

    /// Two hexadecimal digits each for red, green, blue and opacity.
    public var description: String {
      let digits = [red, green, blue, opacity].map { part in
        let text = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
        return text.count == 1 ? "0" + text : text
      }
      return "#" + digits.joined()
    }
  }

  /// A colour of an app's own kind: what it is where nothing around says otherwise. A `Color` stays what it is.
  public init<T>(_ color: T) where T: Hashable, T: ShapeStyle, T.Resolved == Color.Resolved {
    self = color as? Color ?? Color(color.resolve(in: EnvironmentValues()))
  }
  /// A colour of components that are known.
  public init(_ resolved: Color.Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue), opacity: Double(resolved.opacity))
  }

  /// The components that the colour has in an environment: in the dark, and with more contrast, some have others.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let traits = UITraitCollection { traits in
      traits.userInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
      traits.accessibilityContrast = environment.colorSchemeContrast == .increased ? .high : .normal
    }
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor(self).resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: nil)
    return Color.Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
  }
}

extension Color.Resolved: ShapeStyle, DescribedStyle {
  public typealias Resolved = Never
  func text(in environment: EnvironmentValues) -> String { Color(self).description }
  var isVisible: Bool { opacity > 0 }
}

extension Color.Resolved: Animatable {
  /// The light and the opacity.
  nonisolated public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
    get { AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity))) }
    set {
      (linearRed, linearGreen) = (newValue.first, newValue.second.first)
      (linearBlue, opacity) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}

/// Between components and the light they stand for.
nonisolated enum TransferCurve {
  static func linear(_ component: Float) -> Float {
    let size = Swift.abs(component)
    return copysign(size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4), component)
  }

  static func curved(_ light: Float) -> Float {
    let size = Swift.abs(light)
    return copysign(size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055, light)
  }

  /// Display P3's primaries in those of sRGB. Both have the same white.
  static func fromDisplayP3(_ light: [Float]) -> [Float] {
    let rows: [[Float]] = [
      [1.2249401, -0.2249404, 0], [-0.0420569, 1.0420571, 0], [-0.0196376, -0.0786361, 1.0982735],
    ]
    return rows.map { row in row[0] * light[0] + row[1] * light[1] + row[2] * light[2] }
  }
}
