import CoreGraphics
import Foundation
import HeadlessCore
import UniformTypeIdentifiers

// What apps use of ImageIO to write pictures: the file stands for the picture, and reading it gives an equal one.

/// Where pictures are written.
public final class CGImageDestination: @unchecked Sendable {
  fileprivate let data: NSMutableData?
  fileprivate let url: URL?
  fileprivate let type: String
  fileprivate let capacity: Int
  fileprivate var images: [CGImage] = []

  fileprivate init(data: NSMutableData?, url: URL?, type: String, capacity: Int) {
    self.data = data
    self.url = url
    self.type = type
    self.capacity = capacity
  }
}

public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"

public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  guard count > 0 else { return nil }
  return CGImageDestination(data: nil, url: url as URL, type: "\(type)", capacity: count)
}

public func CGImageDestinationCreateWithData(
  _ data: NSMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  guard count > 0 else { return nil }
  return CGImageDestination(data: data, url: nil, type: "\(type)", capacity: count)
}

public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {}

public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
  if idst.images.count < idst.capacity { idst.images.append(image) }
}

/// False, as on a phone, if fewer pictures were added than announced, or the file can't be written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  guard idst.images.count == idst.capacity, let first = idst.images.first,
    let data = first.source.pngData()
  else { return false }
  idst.data?.setData(data)
  if let url = idst.url { return (try? data.write(to: url)) != nil }
  return true
}
