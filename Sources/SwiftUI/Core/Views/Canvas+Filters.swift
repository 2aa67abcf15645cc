import Foundation

nonisolated extension GraphicsContext {
  /// What changes the look of all that is drawn after it. It is kept in words, as strokes are.
  public struct Filter: Sendable {
    let name: String

    /// Soft edges.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(name: "blur \(NumberText.of(radius))")
    }
    /// A shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(name: "shadow \(color) \(NumberText.of(radius)) at \(NumberText.of(x)) \(NumberText.of(y))")
    }
    /// One colour where enough is drawn, nothing elsewhere.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(name: "alphaThreshold \(NumberText.of(min)) \(NumberText.of(max)) \(color)")
    }
    /// Multiplied with a colour.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(name: "colorMultiply \(color)") }
    /// Other hues.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(name: "hueRotation \(NumberText.of(angle.degrees))") }
    /// More or less colour.
    public static func saturation(_ amount: Double) -> Filter { Filter(name: "saturation \(NumberText.of(amount))") }
    /// Lighter or darker.
    public static func brightness(_ amount: Double) -> Filter { Filter(name: "brightness \(NumberText.of(amount))") }
    /// More or less contrast.
    public static func contrast(_ amount: Double) -> Filter { Filter(name: "contrast \(NumberText.of(amount))") }
    /// The opposite colours.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(name: "colorInvert \(NumberText.of(amount))") }
    /// Without colours.
    public static func grayscale(_ amount: Double) -> Filter { Filter(name: "grayscale \(NumberText.of(amount))") }
    /// The lighter, the more shows through.
    public static var luminanceToAlpha: Filter { Filter(name: "luminanceToAlpha") }
    /// Colours by a function of the app's own, which is not run.
    public static func colorShader(_ shader: Shader) -> Filter { Filter(name: "colorShader \(shader.text)") }
    /// Places by a function of the app's own, which is not run.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter(name: "distortionShader \(shader.text)")
    }
    /// Pictures by a function of the app's own, which is not run.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter(name: "layerShader \(shader.text)")
    }
  }

  /// How a filter works; nothing of it can be told from the words.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// In linear colours.
    public static let linearColor = FilterOptions(rawValue: 1)
  }
  /// How edges are softened.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Nothing shines through what is opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// With noise against steps.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
  /// How a shadow is drawn.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// In front.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Without what casts it.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Whatever the opacity is.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// As one with other shadows.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }
}
