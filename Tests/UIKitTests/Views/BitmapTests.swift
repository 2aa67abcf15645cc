import Testing

@_spi(CellHarness) @testable import UIKit

/// Pictures that are read, cut and drawn with Core Graphics and ImageIO.
@MainActor @Suite("Bitmaps") struct BitmapTests {
  private func picture(_ width: Int, _ height: Int) throws -> CGImage {
    let context = try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(UIColor.red.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    return try #require(context.makeImage())
  }

  @Test("What is drawn into a bitmap is a picture of its size: equal drawings are equal pictures")
  func drawing() throws {
    let red = try picture(40, 30)
    #expect(red.width == 40 && red.height == 30 && red.alphaInfo == .premultipliedLast && red.colorSpace != nil)
    #expect(try picture(40, 30) == red)
    let context = try #require(
      CGContext(
        data: nil, width: 20, height: 15, bitsPerComponent: 8, bytesPerRow: 0, space: red.colorSpace,
        bitmapInfo: red.bitmapInfo.rawValue))
    context.interpolationQuality = .high
    let before = try #require(context.makeImage())
    context.draw(red, in: CGRect(x: 0, y: 0, width: 20, height: 15))
    let small = try #require(context.makeImage())
    #expect(small.width == 20 && small != before && small != red)
    #expect(UIImage(cgImage: small).description.contains("20"))
    #expect(CGContext(data: nil, width: 0, height: 5, bitsPerComponent: 8, bytesPerRow: 0, space: nil, bitmapInfo: 0) == nil)
  }

  @Test("A part of a picture is another picture; outside of it there is none")
  func cropping() throws {
    let red = try picture(40, 30)
    let part = try #require(red.cropping(to: CGRect(x: 30, y: 0, width: 20, height: 10)))
    #expect(part.width == 10 && part.height == 10 && part != red)
    #expect(red.cropping(to: CGRect(x: 50, y: 0, width: 5, height: 5)) == nil)
  }

  /// The head of a PNG of 300 × 200 pixels.
  private let head: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 0x2C, 0, 0, 0, 0xC8, 8, 6, 0, 0,
    0,
  ]

  @Test("A source tells the type and the size of its bytes, and makes a thumbnail that fits")
  func sources() throws {
    let source = try #require(CGImageSourceCreateWithData(NSData(data: Data(head)), nil))
    #expect(CGImageSourceGetType(source) == "public.png" && CGImageSourceGetCount(source) == 1)
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(image.width == 300 && image.height == 200)
    let options: [String: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 60,
    ]
    let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as NSDictionary))
    #expect(small.width == 60 && small.height == 40)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyPixelWidth] as? Int == 300)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    let other = try #require(CGImageSourceCreateWithData(NSData(data: Data("no picture".utf8)), nil))
    #expect(CGImageSourceGetType(other) == nil && CGImageSourceGetCount(other) == 0)
  }

  @Test("A JPEG that comes in passes says so, as a loader asks before it shows what has come so far")
  func progressive() throws {
    func isProgressive(_ frame: UInt8) throws -> Bool? {
      let bytes: [UInt8] =
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0]
        + [0xFF, frame, 0, 17, 8, 0, 20, 0, 30, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1, 0xFF, 0xD9]
      let source = try #require(CGImageSourceCreateWithData(NSData(data: Data(bytes)), nil))
      let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any])
      #expect(properties[kCGImagePropertyPixelWidth] as? Int == 30)
      return (properties[kCGImagePropertyJFIFDictionary] as? [CFString: Any])?[kCGImagePropertyJFIFIsProgressive] as? Bool
    }
    #expect(try isProgressive(0xC2) == true && isProgressive(0xC0) == nil)
  }

  @Test("What a camera noted in a JPEG is told: with what it was taken, where, and how it was held")
  func notes() throws {
    func entry(_ tag: Int, _ kind: UInt8, _ count: UInt8, _ value: [UInt8]) -> [UInt8] {
      [UInt8(tag >> 8), UInt8(tag & 255), 0, kind, 0, 0, 0, count] + value
    }
    let notes: [UInt8] =
      Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 3] + entry(0x010F, 2, 4, Array("Abc".utf8) + [0])
      + entry(0x0112, 3, 1, [0, 6, 0, 0]) + entry(0x8825, 4, 1, [0, 0, 0, 50]) + [0, 0, 0, 0, 0, 2]
      + entry(1, 2, 2, [UInt8(ascii: "N"), 0, 0, 0]) + entry(2, 5, 3, [0, 0, 0, 80]) + [0, 0, 0, 0]
      + [48, 30, 0].flatMap { [0, 0, 0, $0, 0, 0, 0, 1] }
    let segment = Array("Exif".utf8) + [0, 0] + notes
    let bytes: [UInt8] =
      [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(segment.count + 2)] + segment
      + [0xFF, 0xC0, 0, 17, 8, 0, 20, 0, 30, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1, 0xFF, 0xD9]
    let source = try #require(CGImageSourceCreateWithData(NSData(data: Data(bytes)), nil))
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any])
    #expect(properties[kCGImagePropertyOrientation] as? Int == 6 && properties[kCGImagePropertyPixelWidth] as? Int == 30)
    #expect((properties[kCGImagePropertyTIFFDictionary] as? [CFString: Any])?[kCGImagePropertyTIFFMake] as? String == "Abc")
    let place = try #require(properties[kCGImagePropertyGPSDictionary] as? [CFString: Any])
    #expect(place[kCGImagePropertyGPSLatitude] as? Double == 48.5 && place[kCGImagePropertyGPSLatitudeRef] as? String == "N")
    #expect(properties[kCGImagePropertyExifDictionary] == nil)
  }
}
