import Foundation

/// Colours with places along a line.
nonisolated public struct Gradient: ShapeStyle, Hashable, DescribedStyle {
  public typealias Resolved = Never

  /// A colour at a place between 0 and 1.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place.
    public var location: CGFloat
    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How colours between two others are found.
  public struct ColorSpace: Hashable, Sendable {
    /// By components.
    public static let device = ColorSpace()
    /// As the eye sees them.
    public static let perceptual = ColorSpace()
  }

  /// The stops.
  public var stops: [Stop]

  /// Creates a gradient from stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of evenly spaced colours.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
  }

  func text(in environment: EnvironmentValues) -> String {
    "gradient(" + stops.map { "\($0.color) \(NumberText.of($0.location))" }.joined(separator: ", ") + ")"
  }
}

/// The gradient of a colour.
nonisolated public struct AnyGradient: ShapeStyle, Hashable, DescribedStyle {
  public typealias Resolved = Never
  let name: String
  init(name: String) { self.name = name }
  /// Hides a gradient.
  public init(_ gradient: Gradient) { name = gradient.text(in: EnvironmentValues()) }
  func text(in environment: EnvironmentValues) -> String { name }
}

/// A gradient along a line.
nonisolated public struct LinearGradient: ShapeStyle, DescribedStyle {
  public typealias Resolved = Never
  private let gradient: Gradient
  private let start: UnitPoint
  private let end: UnitPoint

  /// Creates a gradient from point to point.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }

  /// Creates a gradient of evenly spaced colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient from stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  func text(in environment: EnvironmentValues) -> String {
    "linear \(gradient.text(in: environment)) from \(start.text) to \(end.text)"
  }
}

/// A gradient around a point.
nonisolated public struct RadialGradient: ShapeStyle, DescribedStyle {
  public typealias Resolved = Never
  private let gradient: Gradient
  private let center: UnitPoint
  private let radii: (CGFloat, CGFloat)

  /// Creates a gradient between two radii.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    radii = (startRadius, endRadius)
  }

  /// Creates a gradient of evenly spaced colours.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a gradient from stops.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  func text(in environment: EnvironmentValues) -> String {
    "radial \(gradient.text(in: environment)) at \(center.text) radius \(NumberText.of(radii.0)) to \(NumberText.of(radii.1))"
  }
}

/// A gradient around a point by angle.
nonisolated public struct AngularGradient: ShapeStyle, DescribedStyle {
  public typealias Resolved = Never
  private let gradient: Gradient
  private let center: UnitPoint
  /// From where to where, if not all around.
  private var sweep = ""

  /// Creates a gradient all around.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    if angle != .zero { sweep = " from \(NumberText.of(angle.degrees))" }
  }

  /// Creates a gradient of evenly spaced colours.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient from stops, all around.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// Creates a gradient between two angles.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    sweep = " \(NumberText.of(startAngle.degrees)) to \(NumberText.of(endAngle.degrees))"
  }
  /// Creates a gradient of evenly spaced colours between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Creates a gradient from stops.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  func text(in environment: EnvironmentValues) -> String {
    "angular \(gradient.text(in: environment)) at \(center.text)\(sweep)"
  }
}

/// A gradient around a point, as wide and high as what it fills.
nonisolated public struct EllipticalGradient: ShapeStyle, DescribedStyle {
  public typealias Resolved = Never
  private let gradient: Gradient
  private let center: UnitPoint
  private let fractions: (CGFloat, CGFloat)

  /// Creates a gradient between two fractions of the way out.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    fractions = (startRadiusFraction, endRadiusFraction)
  }
  /// Creates a gradient of evenly spaced colours.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// Creates a gradient from stops.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  func text(in environment: EnvironmentValues) -> String {
    "elliptical \(gradient.text(in: environment)) at \(center.text) "
      + "radius \(NumberText.of(fractions.0)) to \(NumberText.of(fractions.1))"
  }
}
