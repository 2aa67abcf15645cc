import CoreGraphics
import CoreMedia
import Foundation
@_spi(CellHarness) import UIKit

/// Pictures of a film. Nothing of it is read: a picture is known by the film's name and the time.
///
/// All of a request come in their order, after the next turn of the main queue. A film that is not there, and a request that was taken
/// back, answer so.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  public enum Result: Int, Sendable {
    case succeeded = 0
    case failed = 1
    case cancelled = 2
  }
  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
    public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
    public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
  }

  public init(asset: AVAsset) { self.asset = asset }

  public let asset: AVAsset
  open var appliesPreferredTrackTransform = false
  /// Zero: as large as the film, which is taken for 1,920 by 1,080.
  open var maximumSize = CGSize.zero
  open var apertureMode: ApertureMode?
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// How often all requests were taken back.
  private var generation = 0

  /// - Throws: What a phone says of a film that is not there.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    let image = try picture(at: requestedTime)
    actualTime?.pointee = requestedTime
    return image
  }

  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { (try picture(at: time), time) }

  @preconcurrency
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime, completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    generateCGImagesAsynchronously(forTimes: [NSValue(time: requestedTime)]) { _, image, time, _, error in
      handler(image, time, error)
    }
  }

  @preconcurrency
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler: @escaping @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    let times = requestedTimes.map(\.timeValue)
    DispatchQueue.main.async { [self, generation] in
      for time in times {
        guard generation == self.generation else {
          handler(time, nil, .zero, .cancelled, nil)
          continue
        }
        do {
          handler(time, try picture(at: time), time, .succeeded, nil)
        } catch {
          handler(time, nil, .zero, .failed, error)
        }
      }
    }
  }

  open func cancelAllCGImageGeneration() { generation += 1 }

  private func picture(at time: CMTime) throws -> CGImage {
    guard asset.canBeRead else { throw NSError(domain: AVFoundationErrorDomain, code: -11800) }
    var size = CGSize(width: 1920, height: 1080)
    if maximumSize.width > 0, maximumSize.height > 0 {
      let share = min(1, maximumSize.width / size.width, maximumSize.height / size.height)
      size = CGSize(width: (size.width * share).rounded(), height: (size.height * share).rounded())
    }
    let image = UIImage(picture: "\(asset.place.lastPathComponent) at \(time.seconds) s", size: size)
    guard let pixels = image.cgImage else { throw NSError(domain: AVFoundationErrorDomain, code: -11800) }
    return pixels
  }
}

extension NSValue {
  /// A time, as the thousand millionths of a second that it lasts.
  public convenience init(time: CMTime) {
    var nanoseconds = time.isNumeric ? Int((time.seconds * 1e9).rounded()) : Int.max
    self.init(bytes: &nanoseconds, objCType: "q")
  }
  public var timeValue: CMTime {
    var nanoseconds = 0
    getValue(&nanoseconds)
    return nanoseconds == Int.max ? .invalid : CMTime(value: CMTimeValue(nanoseconds), timescale: 1_000_000_000)
  }
}
