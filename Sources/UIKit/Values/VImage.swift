import Foundation

// What apps use of Accelerate to blur pictures, on memory of their own.

public typealias vImagePixelCount = UInt
public typealias vImage_Flags = UInt32
public typealias vImage_Error = Int

public let kvImageNoError = 0
public let kvImageRoiLargerThanInputBuffer = -21766
public let kvImageInvalidKernelSize = -21767
public let kvImageNullPointerArgument = -21772
public let kvImageNoFlags = 0
public let kvImageCopyInPlace = 2
public let kvImageBackgroundColorFill = 4
public let kvImageEdgeExtend = 8

/// Pixels in memory.
public struct vImage_Buffer {
  public var data: UnsafeMutableRawPointer!
  public var height: vImagePixelCount
  public var width: vImagePixelCount
  public var rowBytes: Int

  public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }
  public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
    (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
  }
}

/// Each pixel becomes the mean of those around it, in a box of odd sides. The edges go on beyond the picture, whatever the flags say.
/// Returns zero or what is wrong; a size of the scratch memory is always zero, for none is needed.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  guard kernel_height % 2 == 1, kernel_width % 2 == 1 else { return kvImageInvalidKernelSize }
  let (source, target) = (src.pointee, dest.pointee)
  guard let from = source.data, let into = target.data else { return kvImageNullPointerArgument }
  let (left, top) = (Int(srcOffsetToROI_X), Int(srcOffsetToROI_Y))
  let (width, height) = (Int(target.width), Int(target.height))
  guard left + width <= Int(source.width), top + height <= Int(source.height) else { return kvImageRoiLargerThanInputBuffer }
  // Along the rows, then along the columns: the mean of a box is the mean of its rows' means.
  var rows = [Double](repeating: 0, count: 4 * width * Int(source.height))
  for y in 0..<Int(source.height) {
    for part in 0..<4 {
      slide(Int(kernel_width) / 2, over: Int(source.width), from: left, count: width) {
        Double(from.load(fromByteOffset: y * source.rowBytes + 4 * $0 + part, as: UInt8.self))
      } result: {
        rows[4 * (y * width + $0) + part] = $1
      }
    }
  }
  for x in 0..<width {
    for part in 0..<4 {
      slide(Int(kernel_height) / 2, over: Int(source.height), from: top, count: height) {
        rows[4 * ($0 * width + x) + part]
      } result: {
        into.storeBytes(of: UInt8($1.rounded()), toByteOffset: $0 * target.rowBytes + 4 * x + part, as: UInt8.self)
      }
    }
  }
  return kvImageNoError
}

/// The mean of a window that slides along a line, whose ends go on as they are.
private func slide(
  _ radius: Int, over length: Int, from start: Int, count: Int, value: (Int) -> Double, result: (Int, Double) -> Void
) {
  guard length > 0, count > 0 else { return }
  func at(_ place: Int) -> Double { value(min(max(place, 0), length - 1)) }
  var sum = (start - radius...start + radius).reduce(0) { $0 + at($1) }
  for place in 0..<count {
    result(place, sum / Double(2 * radius + 1))
    sum += at(start + place + radius + 1) - at(start + place - radius)
  }
}
