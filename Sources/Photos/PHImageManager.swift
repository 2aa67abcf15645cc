import CoreGraphics
import Foundation
import HeadlessCore
@_spi(CellHarness) import UIKit

/// The number of a request, by which it is cancelled.
public typealias PHImageRequestID = Int32
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The whole picture.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageErrorKey = "PHImageErrorKey"

public enum PHImageContentMode: Int, Sendable {
  case aspectFit = 0
  case aspectFill = 1
  public static let `default` = PHImageContentMode.aspectFit
}

/// Brings pictures of the library, in virtual time.
///
/// A request that may answer more than once (``PHImageRequestOptionsDeliveryMode/opportunistic``, as it is unless the app says otherwise)
/// has a small picture after the next turn of the main queue and the wanted one 0.1 s later; the others have one answer after 0.1 s. A
/// request that was cancelled is not answered any more.
open class PHImageManager: NSObject, @unchecked Sendable {
  open class func `default`() -> PHImageManager { PhotoRunState.current.images }

  /// Seconds until a picture is there.
  private static let latency = 0.1

  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let size = Self.size(of: asset, for: targetSize, contentMode)
    let picture = UIImage(picture: asset.name, size: size)
    let small = UIImage(
      picture: "\(asset.name) (small)", size: Self.size(of: asset, for: CGSize(width: 60, height: 60), contentMode))
    return answer(
      options, first: { resultHandler(small, $0) }, then: { resultHandler(picture, $0) })
  }

  /// The file's bytes, which name the picture and have its size.
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let data = Self.data(of: asset)
    return answer(options, first: nil) { resultHandler(data, "public.png", .up, $0) }
  }

  open func cancelImageRequest(_ requestID: PHImageRequestID) { PhotoRunState.current.openRequests.remove(requestID) }

  func answer(
    _ options: PHImageRequestOptions?, first: (([AnyHashable: Any]) -> Void)?, then last: @escaping ([AnyHashable: Any]) -> Void
  ) -> PHImageRequestID {
    let state = PhotoRunState.current
    state.lastRequest += 1
    let number = state.lastRequest
    func facts(_ isDegraded: Bool) -> [AnyHashable: Any] {
      [PHImageResultRequestIDKey: NSNumber(value: number), PHImageResultIsDegradedKey: NSNumber(value: isDegraded)]
    }
    guard options?.isSynchronous != true else {
      last(facts(false))
      return number
    }
    state.openRequests.insert(number)
    nonisolated(unsafe) let (first, last) = (first, last)
    nonisolated(unsafe) let (soon, whole) = (facts(true), facts(false))
    if first != nil, (options?.deliveryMode ?? .opportunistic) == .opportunistic {
      DispatchQueue.main.async { if PhotoRunState.current.openRequests.contains(number) { first?(soon) } }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.latency) {
      if PhotoRunState.current.openRequests.remove(number) != nil { last(whole) }
    }
    return number
  }

  /// The picture's own shape, as large as it has to be and never larger than it is.
  private static func size(of asset: PHAsset, for target: CGSize, _ mode: PHImageContentMode) -> CGSize {
    let (width, height) = (CGFloat(asset.pixelWidth), CGFloat(asset.pixelHeight))
    guard target.width > 0, target.height > 0 else { return CGSize(width: width, height: height) }
    let (across, down) = (target.width / width, target.height / height)
    let factor = min(1, mode == .aspectFit ? min(across, down) : max(across, down))
    return CGSize(width: (width * factor).rounded(), height: (height * factor).rounded())
  }

  /// The head of a PNG file with the picture's size, and its name.
  private static func data(of asset: PHAsset) -> Data {
    func word(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
    let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    return Data(head + word(asset.pixelWidth) + word(asset.pixelHeight) + [8, 6, 0, 0, 0] + Array(asset.name.utf8))
  }
}

/// Prepares pictures that will be asked for. What is prepared makes no difference here: every request takes the same time.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  public override init() { super.init() }
  open var allowsCachingHighQualityImages = true
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}
