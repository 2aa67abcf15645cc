import CoreGraphics
import Foundation

/// The pixels of an image, as far as there are any here: equal if the pictures are.
public final class CGImage: Hashable, Sendable {
  public let width: Int
  public let height: Int
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { 4 * width }
  let source: UIImage

  init(_ image: UIImage) {
    source = image
    width = Int(image.size.width * image.scale)
    height = Int(image.size.height * image.scale)
  }
  public static func == (left: CGImage, right: CGImage) -> Bool { left.source == right.source }
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

extension UIImage {
  public convenience init(cgImage: CGImage) { self.init(copyOf: cgImage.source, "") }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(copyOf: cgImage.source, orientation == .up ? "" : " \(orientation)")
  }
  /// The pixels; nil for a symbol, as for an image that is not made of pixels.
  public var cgImage: CGImage? { isSymbol || baseSize == .zero ? nil : CGImage(self) }

  /// Bytes that stand for the picture: the same for equal pictures, nothing that a decoder would read.
  public func pngData() -> Data? { baseSize == .zero && !isSymbol ? nil : Data(description.utf8) }
  public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
  public func withHorizontallyFlippedOrientation() -> UIImage { UIImage(copyOf: self, " flipped") }
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  public func byPreparingForDisplay() async -> UIImage? { self }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.main.async { [self] in completionHandler(self) }
  }
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.main.async { [self] in completionHandler(preparingThumbnail(of: size)) }
  }

  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first.map { UIImage(copyOf: $0, " animated \(images.map(\.description)) \(duration)") }
  }

  convenience init(copyOf image: UIImage, _ change: String) {
    self.init(
      identity: image.identity + change, isSymbol: image.isSymbol, size: image.baseSize, mode: image.storedMode,
      tint: image.tint, symbol: image.symbol)
  }
}
