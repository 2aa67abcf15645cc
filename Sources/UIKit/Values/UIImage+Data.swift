@_spi(CellHarness) import CoreGraphics
import Foundation

/// The pixels of an image, as far as there are any here: equal if the pictures are.
public final class CGImage: Hashable, Sendable {
  public let width: Int
  public let height: Int
  public let bitmapInfo: CGBitmapInfo
  public let colorSpace: CGColorSpace?
  public var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & 0x1F) ?? .none }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { 4 * width }
  public var isMask: Bool { false }
  let source: UIImage

  init(
    _ image: UIImage, bitmapInfo: CGBitmapInfo = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
    colorSpace: CGColorSpace? = CGColorSpace(name: CGColorSpace.sRGB)
  ) {
    source = image
    width = Int(image.size.width * image.scale)
    height = Int(image.size.height * image.scale)
    self.bitmapInfo = bitmapInfo
    self.colorSpace = colorSpace
  }
  public static func == (left: CGImage, right: CGImage) -> Bool { left.source == right.source }
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }

  /// The part in a rectangle of pixels; nil outside of the picture.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, !part.isEmpty else { return nil }
    if part == CGRect(x: 0, y: 0, width: width, height: height) { return self }
    let image = UIImage(identity: "\(source.identity) cropped \(DrawingLog.text(part))", size: part.size)
    return CGImage(image, bitmapInfo: bitmapInfo, colorSpace: colorSpace)
  }
  public func copy() -> CGImage? { self }
  /// The same picture in other colours' terms; nil for a mask, which has none.
  public func copy(colorSpace: CGColorSpace) -> CGImage? {
    isMask ? nil : CGImage(source, bitmapInfo: bitmapInfo, colorSpace: colorSpace)
  }
}

extension CGContext {
  /// Draws into a bitmap of its own. What is drawn is known as text; memory that the app passes in is not written to, so reading pixels
  /// out of it ends a run as inconclusive.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace?,
    bitmapInfo: UInt32
  ) {
    if data != nil { missing("CGContext(data:) with memory of the app's own: there are no pixels to write to it") }
    guard width > 0, height > 0 else { return nil }
    let bitmap = CGBitmap(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, colorSpace: space,
      bitmapInfo: CGBitmapInfo(rawValue: bitmapInfo))
    self.init(clip: CGRect(x: 0, y: 0, width: width, height: height), bitmap: bitmap) { bitmap.operations.append($0) }
  }
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
      bitmapInfo: bitmapInfo.rawValue)
  }

  /// The picture that was drawn so far; nil for a context without a bitmap.
  public func makeImage() -> CGImage? {
    bitmap.map {
      CGImage(
        DrawingLog.image(CGSize(width: $0.width, height: $0.height), $0.operations), bitmapInfo: $0.bitmapInfo,
        colorSpace: $0.colorSpace)
    }
  }
  /// From here on drawing shows where the mask lets it.
  public func clip(to rect: CGRect, mask: CGImage) { add("clip \(DrawingLog.text(rect)) by \(mask.source.description)") }
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    add("\(image.source.description) in \(DrawingLog.text(rect))\(byTiling ? " tiled" : "")")
  }
}

extension UIImage {
  public convenience init(cgImage: CGImage) { self.init(copyOf: cgImage.source, "") }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let source = cgImage.source, scale = scale > 0 ? scale : 1
    var fitting = Fitting()
    fitting.scale = scale
    self.init(
      identity: source.identity + (orientation == .up ? "" : " \(orientation)"), isSymbol: source.isSymbol,
      size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale), mode: source.storedMode,
      tint: source.tint, symbol: source.symbol, fitting: fitting)
  }
  /// The pixels; nil for a symbol, as for an image that is not made of pixels.
  public var cgImage: CGImage? { isSymbol || baseSize == .zero ? nil : CGImage(self) }

  /// Bytes that stand for the picture: the same for equal pictures, nothing that a decoder would read.
  public func pngData() -> Data? { baseSize == .zero && !isSymbol ? nil : WrittenPicture.png(pixels, size) }
  public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    fitted { $0.alignmentRectInsets = alignmentInsets }
  }
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
  public func withHorizontallyFlippedOrientation() -> UIImage { UIImage(copyOf: self, " flipped") }
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    fitted { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
  }
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  public func byPreparingForDisplay() async -> UIImage? { self }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
  @preconcurrency
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.main.async { [self] in completionHandler(self) }
  }
  @preconcurrency
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.main.async { [self] in completionHandler(preparingThumbnail(of: size)) }
  }

  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first.map { UIImage(copyOf: $0, " animated \(images.map(\.description)) \(duration)") }
  }

  private func fitted(_ change: (inout Fitting) -> Void) -> UIImage {
    var new = fitting
    change(&new)
    return UIImage(
      identity: identity, isSymbol: isSymbol, size: baseSize, mode: storedMode, tint: tint, symbol: symbol, fitting: new)
  }

  convenience init(copyOf image: UIImage, _ change: String) {
    self.init(
      identity: image.identity + change, isSymbol: image.isSymbol, size: image.baseSize, mode: image.storedMode,
      tint: image.tint, symbol: image.symbol)
  }
}
