import Foundation

/// A colour, also a view that fills its place with it.
nonisolated public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// What the colour is made from, as text: a name or components.
  let name: String
  /// Zero for nothing to see.
  let alpha: Double

  init(name: String, alpha: Double = 1) {
    self.name = name
    self.alpha = alpha
  }

  /// A space of components.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// Creates a colour from components between 0 and 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let components = [red, green, blue].map { NumberText.of($0) }.joined(separator: ", ")
    self.init(name: colorSpace == .sRGB ? "rgb(\(components))" : "\(colorSpace)(\(components))", alpha: opacity)
  }

  /// Creates a grey.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(name: "white(\(NumberText.of(white)))", alpha: opacity)
  }

  /// Creates a colour from hue, saturation and brightness.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let components = [hue, saturation, brightness].map { NumberText.of($0) }.joined(separator: ", ")
    self.init(name: "hsb(\(components))", alpha: opacity)
  }

  /// How the name of a colour of numbers begins.
  static let spellings = ["rgb(", "rgba(", "white(", "hsb(", "\(RGBColorSpace.displayP3)(", "\(RGBColorSpace.sRGBLinear)("]

  /// A colour of the asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(name: "asset \(name)") }

  /// Red.
  public static let red = Color(name: "red")
  /// Orange.
  public static let orange = Color(name: "orange")
  /// Yellow.
  public static let yellow = Color(name: "yellow")
  /// Green.
  public static let green = Color(name: "green")
  /// Mint.
  public static let mint = Color(name: "mint")
  /// Teal.
  public static let teal = Color(name: "teal")
  /// Cyan.
  public static let cyan = Color(name: "cyan")
  /// Blue.
  public static let blue = Color(name: "blue")
  /// Indigo.
  public static let indigo = Color(name: "indigo")
  /// Purple.
  public static let purple = Color(name: "purple")
  /// Pink.
  public static let pink = Color(name: "pink")
  /// Brown.
  public static let brown = Color(name: "brown")
  /// White.
  public static let white = Color(name: "white")
  /// Grey.
  public static let gray = Color(name: "gray")
  /// Black.
  public static let black = Color(name: "black")
  /// Nothing to see.
  public static let clear = Color(name: "clear", alpha: 0)
  /// The colour of primary content.
  public static let primary = Color(name: "primary")
  /// The colour of secondary content.
  public static let secondary = Color(name: "secondary")
  /// The app's accent.
  public static let accentColor = Color(name: "accentColor")

  /// The colour with a part of another one.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    let part = min(max(fraction, 0), 1)
    return Color(
      name: part == 0 ? name : part == 1 ? rhs.name : "\(name) + \(NumberText.of(part)) \(rhs.name)",
      alpha: alpha + (rhs.alpha - alpha) * part)
  }

  /// The colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color { Color(name: name, alpha: alpha * opacity) }

  /// The colour's name, with its opacity unless it is full.
  public var description: String {
    alpha == 1 || name == "clear" ? name : "\(name) opacity \(NumberText.of(alpha))"
  }

  /// The colour as a gradient of itself.
  public var gradient: AnyGradient { AnyGradient(name: "\(description) gradient") }
}
