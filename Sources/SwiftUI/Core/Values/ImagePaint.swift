import CoreGraphics
import HeadlessCore

/// An image that is laid again and again over what it fills.
nonisolated public struct ImagePaint: ShapeStyle {
  public typealias Resolved = Never
  /// The image.
  public var image: Image
  /// The part of the image that is laid, in parts of its size.
  public var sourceRect: CGRect
  /// How large the image is laid.
  public var scale: CGFloat

  /// Creates a paint from an image, or from a part of it.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
}

nonisolated extension ImagePaint: DescribedStyle {
  func text(in environment: EnvironmentValues) -> String {
    var text = "image \(image.text)"
    if sourceRect != CGRect(x: 0, y: 0, width: 1, height: 1) {
      let part = [sourceRect.origin.x, sourceRect.origin.y, sourceRect.size.width, sourceRect.size.height]
      text += " part \(part.map { NumberText.of(Double($0)) }.joined(separator: " "))"
    }
    if scale != 1 { text += " scale \(NumberText.of(Double(scale)))" }
    return text
  }
  var isVisible: Bool { sourceRect.size.width > 0 && sourceRect.size.height > 0 }
}

nonisolated extension ShapeStyle where Self == ImagePaint {
  /// An image that is laid again and again.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
