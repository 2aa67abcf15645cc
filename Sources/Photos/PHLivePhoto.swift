import CoreGraphics
import Foundation
import HeadlessCore
@_spi(CellHarness) import UIKit

public typealias PHLivePhotoRequestID = Int32
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// A picture with the film around it, known by the names of its files. Nothing of them is read but whether they are there.
open class PHLivePhoto: NSObject, @unchecked Sendable {
  public let size: CGSize
  /// What a view of it shows.
  @_spi(CellHarness) public let picture: UIImage

  init(_ name: String, size: CGSize) {
    self.size = size
    picture = UIImage(picture: name, size: size)
  }

  /// Answers once, after the next turn of the main queue: with the picture, or with what is wrong if a file is not there.
  @discardableResult
  open class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize, contentMode: PHImageContentMode,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    let state = PhotoRunState.current
    state.lastRequest += 1
    let number = state.lastRequest
    state.openRequests.insert(number)
    nonisolated(unsafe) let answer = resultHandler
    DispatchQueue.main.async {
      guard PhotoRunState.current.openRequests.remove(number) != nil else {
        answer(nil, [PHLivePhotoInfoCancelledKey: NSNumber(value: true)])
        return
      }
      guard !fileURLs.isEmpty, fileURLs.allSatisfy({ FileManager.default.fileExists(atPath: $0.path) }) else {
        answer(nil, [PHLivePhotoInfoErrorKey: NSError(domain: "PHPhotosErrorDomain", code: -1)])
        return
      }
      let size = targetSize == .zero ? CGSize(width: 1440, height: 1920) : targetSize
      let name = fileURLs.map(\.lastPathComponent).joined(separator: " and ")
      answer(PHLivePhoto(name, size: size), [PHLivePhotoInfoIsDegradedKey: NSNumber(value: false)])
    }
    return number
  }

  /// Its handler is told that it was cancelled.
  open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {
    PhotoRunState.current.openRequests.remove(requestID)
  }
}
