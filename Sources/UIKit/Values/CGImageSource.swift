import CoreGraphics
import Foundation
import HeadlessCore
import UniformTypeIdentifiers

// What apps use of ImageIO: a picture is known by its bytes, and its head tells format and size.

/// Bytes that a picture is read from.
public final class CGImageSource: @unchecked Sendable {
  fileprivate var data: Data
  fileprivate var isComplete = true
  fileprivate init(_ data: Data) { self.data = data }
  fileprivate var image: UIImage? { isComplete ? UIImage(data: data) : nil }
}

public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete, statusComplete
}

/// How a picture is to be turned.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
public let kCGImagePropertyOrientation: CFString = "Orientation"
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
public let kCGImagePropertyHEICSDictionary: CFString = "{HEICS}"
public let kCGImagePropertyHEICSLoopCount: CFString = "LoopCount"
public let kCGImagePropertyHEICSDelayTime: CFString = "DelayTime"
public let kCGImagePropertyHEICSUnclampedDelayTime: CFString = "UnclampedDelayTime"
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"

public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).map(CGImageSource.init)
}

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(data as Data)
}

public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  let source = CGImageSource(Data())
  source.isComplete = false
  return source
}

public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.data = data as Data
  isrc.isComplete = final
}

public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
  CGImageSourceUpdateData(isrc, provider.data ?? NSData(), final)
}

/// Of the one picture that the bytes are: it is there when all of them are.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  index == 0 || !isrc.isComplete ? CGImageSourceGetStatus(isrc) : .statusInvalidData
}

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  guard isrc.isComplete else { return .statusIncomplete }
  return PictureFormat(isrc.data) == nil ? .statusUnknownType : .statusComplete
}

/// The type of the bytes; nil for bytes that begin like no picture.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  switch PictureFormat(isrc.data) {
  case .png: UTType.png.identifier
  case .jpeg: UTType.jpeg.identifier
  case .gif: UTType.gif.identifier
  case .bmp: "com.microsoft.bmp"
  case .webp: "org.webmproject.webp"
  case .tiff: "public.tiff"
  case .heif: UTType.heic.identifier
  case nil: nil
  }
}

/// One: the pictures of an animation are not told apart.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }

public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
  index == 0 ? isrc.image?.cgImage : nil
}

/// The picture, made to fit the largest size that the options name.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
  guard index == 0, let image = isrc.image else { return nil }
  let side = options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber
  let longest = max(image.size.width, image.size.height)
  guard let side, CGFloat(side.doubleValue) < longest else { return image.cgImage }
  let factor = CGFloat(side.doubleValue) / longest
  let size = CGSize(width: (image.size.width * factor).rounded(), height: (image.size.height * factor).rounded())
  return image.preparingThumbnail(of: size)?.cgImage
}

public let kCGImagePropertyFileSize: CFString = "FileSize"

/// What is known of the whole file: how long it is.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  PictureFormat(isrc.data) == nil ? nil : [kCGImagePropertyFileSize: isrc.data.count] as NSDictionary
}

public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
  guard index == 0, let image = isrc.image?.cgImage else { return nil }
  var properties: [CFString: Any] = [kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height]
  if PictureFormat(isrc.data) == .jpeg, JPEGFrame.isProgressive(isrc.data) {
    properties[kCGImagePropertyJFIFDictionary] = [kCGImagePropertyJFIFIsProgressive: true]
  }
  if PictureFormat(isrc.data) == .jpeg, let notes = PictureNotes(isrc.data)?.properties {
    properties.merge(notes) { _, told in told }
  }
  return properties as NSDictionary
}

/// What the head of a JPEG's frame says.
private enum JPEGFrame {
  /// True for one whose frame comes in several passes, each finer than the last.
  static func isProgressive(_ data: Data) -> Bool {
    let bytes = [UInt8](data)
    var place = 2
    // A segment is 0xFF, its kind, and its length with the two bytes of the length.
    while place + 3 < bytes.count, bytes[place] == 0xFF {
      let kind = bytes[place + 1]
      if [0xC2, 0xC6, 0xCA, 0xCE].contains(kind) { return true }
      if kind == 0xDA || (0xC0...0xC1).contains(kind) { return false }
      place += 2 + Int(bytes[place + 2]) << 8 + Int(bytes[place + 3])
    }
    return false
  }
}
