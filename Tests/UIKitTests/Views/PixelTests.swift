import CoreGraphics
import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// Pictures made of bytes, and memory that is blurred.
@MainActor @Suite("Pixels of an app's own", .serialized) struct PixelTests {
  init() { RunState.begin() }

  @Test("A picture made again of its own bytes is equal; pixels of the app's own are known by their bytes")
  func provider() throws {
    let image = try #require(
      UIImage(named: "logo")?.cgImage ?? UIImage(picture: "logo", size: CGSize(width: 4, height: 3)).cgImage)
    func again(_ provider: CGDataProvider, _ width: Int) -> CGImage? {
      CGImage(
        width: width, height: 3, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4 * width,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: image.bitmapInfo, provider: provider, decode: image.decode, shouldInterpolate: image.shouldInterpolate,
        intent: image.renderingIntent)
    }
    #expect(try again(#require(image.dataProvider), 4) == image)
    let (red, blue) = (Data(repeating: 1, count: 48) as NSData, Data(repeating: 2, count: 48) as NSData)
    let picture = try #require(CGDataProvider(data: red).flatMap { again($0, 4) })
    #expect(try picture == #require(CGDataProvider(data: red).flatMap { again($0, 4) }) && picture.width == 4)
    #expect(try picture != #require(CGDataProvider(data: blue).flatMap { again($0, 4) }))
    #expect(try again(#require(CGDataProvider(data: red)), 0) == nil)
  }

  @Test("A blurred pixel is the mean of the box around it, and edges go on")
  func blur() {
    var pixels: [UInt8] = [0, 0, 0, 0, 90, 90, 90, 90, 0, 0, 0, 0]
    var blurred = [UInt8](repeating: 0, count: 12)
    let status = pixels.withUnsafeMutableBytes { from in
      blurred.withUnsafeMutableBytes { into in
        var (source, target) = (
          vImage_Buffer(data: from.baseAddress, height: 1, width: 3, rowBytes: 12),
          vImage_Buffer(data: into.baseAddress, height: 1, width: 3, rowBytes: 12)
        )
        return vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, 3, 3, nil, vImage_Flags(kvImageEdgeExtend))
      }
    }
    #expect(status == kvImageNoError && blurred == [UInt8](repeating: 30, count: 12))
    var empty = vImage_Buffer()
    #expect(vImageBoxConvolve_ARGB8888(&empty, &empty, nil, 0, 0, 3, 3, nil, 0) == kvImageNullPointerArgument)
    #expect(vImageBoxConvolve_ARGB8888(&empty, &empty, nil, 0, 0, 2, 3, nil, 0) == kvImageInvalidKernelSize)
  }
}
