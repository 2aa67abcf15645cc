import CoreGraphics
import Foundation

/// Bytes that a picture is made of.
public final class CGDataProvider: @unchecked Sendable {
  public let data: CFData?
  /// The picture that the bytes stand for, if they were asked of one.
  fileprivate let picture: UIImage?

  public convenience init?(data: CFData) { self.init(data as Data, of: nil) }
  public convenience init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    self.init(data, of: nil)
  }
  fileprivate init(_ data: Data, of picture: UIImage?) {
    self.data = data as NSData
    self.picture = picture
  }
}

/// How colors that a device cannot show are replaced.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent = 0
  case absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGImage {
  /// Bytes that stand for the picture, not its pixels; a picture made of them again is equal.
  public var dataProvider: CGDataProvider? { source.pngData().map { CGDataProvider($0, of: source) } }
  public var decode: UnsafePointer<CGFloat>? { nil }
  public var shouldInterpolate: Bool { true }
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  public var byteOrderInfo: UInt32 { bitmapInfo.rawValue & CGBitmapInfo.byteOrderMask.rawValue }

  /// A picture of pixels. Pixels of the app's own are known by their bytes: equal bytes are equal pictures.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0 else { return nil }
    if let picture = provider.picture {
      self.init(picture, bitmapInfo: bitmapInfo, colorSpace: space)
      return
    }
    // Fowler, Noll and Vo's sum: the same in every run, which a `Hasher` is not.
    let sum = (provider.data.map { $0 as Data } ?? Data()).reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let picture = UIImage(identity: "pixels \(String(sum, radix: 16))", size: CGSize(width: width, height: height))
    self.init(picture, bitmapInfo: bitmapInfo, colorSpace: space)
  }
}

extension CGContext {
  /// Nil for a context without a bitmap. There are no pixels to read: a run that asks for those of a bitmap is inconclusive.
  public var data: UnsafeMutableRawPointer? {
    guard width > 0 else { return nil }
    missing("CGContext.data: there are no pixels to read")
  }
}
