import CoreGraphics
import Foundation

// What apps use of Core Image. There are no pixels: a picture is known by what was done to which picture, so equal recipes are equal
// pictures and others are not.

/// A picture as a recipe.
open class CIImage: NSObject, @unchecked Sendable {
  let source: UIImage
  /// Where the picture has something to show, in pixels.
  public let extent: CGRect

  init(_ source: UIImage, extent: CGRect) {
    self.source = source
    self.extent = extent
    super.init()
  }
  public init(cgImage image: CGImage) {
    source = image.source
    extent = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    super.init()
  }
  public convenience init?(image: UIImage) {
    guard let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels)
  }
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  public init(color: CIColor) {
    source = UIImage(identity: "plain \(color)", size: CGSize(width: 1, height: 1))
    extent = .infinite
    super.init()
  }
  public override convenience init() { self.init(UIImage(), extent: .null) }
  public class func empty() -> CIImage { CIImage() }

  /// The pixels, if the picture was made of some and nothing was done to it.
  open var cgImage: CGImage? { source.identity.contains(" filtered ") ? nil : source.cgImage }

  open func cropped(to rect: CGRect) -> CIImage { changed("cropped \(DrawingLog.text(rect))", extent.intersection(rect)) }
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    changed(
      "transformed \(matrix.a) \(matrix.b) \(matrix.c) \(matrix.d) \(matrix.tx) \(matrix.ty)",
      extent.isInfinite ? extent : extent.applying(matrix))
  }
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    let turns = [CGImagePropertyOrientation.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    let size = turns ? CGSize(width: extent.height, height: extent.width) : extent.size
    return changed("oriented \(orientation)", CGRect(origin: extent.origin, size: size))
  }
  open func clampedToExtent() -> CIImage { changed("clamped", .infinite) }
  open func composited(over dest: CIImage) -> CIImage {
    changed("over \(dest.source.description)", extent.union(dest.extent))
  }
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    filter.inputs[kCIInputImageKey] = self
    return filter.outputImage ?? self
  }
  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  func changed(_ change: String, _ extent: CGRect) -> CIImage {
    let size = extent.isInfinite || extent.isNull ? source.baseSize : extent.size
    return CIImage(UIImage(identity: "\(source.identity) filtered \(change)", size: size), extent: extent)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIImage else { return false }
    return other === self || (other.source == source && other.extent == extent)
  }
  open override var hash: Int { source.hash }
  open override var description: String { source.description }
}

extension CGRect {
  /// Larger than every picture.
  fileprivate var isInfinite: Bool { width > 1e15 }
}

extension UIImage {
  public convenience init(ciImage: CIImage) { self.init(copyOf: ciImage.source, "") }
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    self.init(copyOf: ciImage.source, orientation == .up ? "" : " \(orientation)")
  }
  /// Nil: pictures are made of pixels here.
  public var ciImage: CIImage? { nil }
}

/// Makes pixels of recipes.
open class CIContext: NSObject, @unchecked Sendable {
  public init(options: [CIContextOption: Any]? = nil) { super.init() }

  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard !fromRect.isNull, fromRect.width >= 1, fromRect.height >= 1 else { return nil }
    let part = fromRect == image.extent || fromRect.isInfinite ? image : image.cropped(to: fromRect)
    return CGImage(part.source)
  }
  open func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage? {
    createCGImage(image, from: fromRect)
  }
  open func clearCaches() {}
  /// There are no pixels to write: a run that asks for those of a recipe is inconclusive.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) { missing("CIContext.render(_:toBitmap:): there are no pixels to write") }
}

/// What a context is made with: choices of speed and colour that no recipe shows.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
}

/// How pixels are arranged.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public static let ARGB8 = CIFormat(rawValue: 23)
  public static let BGRA8 = CIFormat(rawValue: 24)
  public static let RGBA8 = CIFormat(rawValue: 264)
}

/// A colour of a recipe.
open class CIColor: NSObject, @unchecked Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    super.init()
  }
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public static var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  public static var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  public static var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
  public static var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  public static var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  public static var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  open override var description: String { "\(red) \(green) \(blue) \(alpha)" }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }
  open override var hash: Int {
    var hasher = Hasher()
    for part in [red, green, blue, alpha] { hasher.combine(part) }
    return hasher.finalize()
  }
}

/// Numbers of a recipe.
open class CIVector: NSObject, @unchecked Sendable {
  let values: [CGFloat]
  public init(x: CGFloat) { values = [x] }
  public init(x: CGFloat, y: CGFloat) { values = [x, y] }
  public init(x: CGFloat, y: CGFloat, z: CGFloat) { values = [x, y, z] }
  public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { values = [x, y, z, w] }
  public convenience init(cgPoint p: CGPoint) { self.init(x: p.x, y: p.y) }
  public convenience init(cgRect r: CGRect) { self.init(x: r.minX, y: r.minY, z: r.width, w: r.height) }
  open var x: CGFloat { value(at: 0) }
  open var y: CGFloat { value(at: 1) }
  open var z: CGFloat { value(at: 2) }
  open var w: CGFloat { value(at: 3) }
  open var count: Int { values.count }
  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  open override var description: String { "[\(values.map { "\($0)" }.joined(separator: " "))]" }
}
