/// Colours that run into each other.
public final class CGGradient: Hashable, Sendable, CustomStringConvertible {
  private let colors: [CGColor]
  private let locations: [CGFloat]

  public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
    guard !colors.isEmpty else { return nil }
    self.colors = colors
    self.locations = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) } ?? []
  }

  /// Colours as one row of components after another, as many in each as the space has, and the alpha.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?,
    count: Int
  ) {
    guard count > 0 else { return nil }
    let width = space.numberOfComponents + 1
    colors = (0..<count).map { place in
      let parts = UnsafeBufferPointer(start: components + place * width, count: width)
      return width == 2
        ? CGColor(gray: parts[0], alpha: parts[1])
        : CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[width - 1])
    }
    self.locations = locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
  }

  public static func == (left: CGGradient, right: CGGradient) -> Bool {
    left.colors == right.colors && left.locations == right.locations
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(colors) }
  public var description: String { "\(colors) \(locations)" }
}

/// How far a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// How what is drawn mixes with what is there.
public enum CGBlendMode: Int32, Sendable {
  case normal = 0
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  case hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
  case destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// What is done with a path.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  case eoFill, stroke, fillStroke, eoFillStroke
}

/// How carefully images are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case high = 3
  case medium = 4
}
