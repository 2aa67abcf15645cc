import Foundation
import UIKit

/// What the parts of a picture or a film are.
public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto, pairedVideo
}

/// How a part is to be taken into the library.
open class PHAssetResourceCreationOptions: NSObject, @unchecked Sendable {
  open var originalFilename: String?
  open var uniformTypeIdentifier: String?
  open var shouldMoveFile = false
}

/// Adds a picture that is made of bytes or of a file; it is known by them. The library shows it once the block of changes has ended.
open class PHAssetCreationRequest: PHAssetChangeRequest {
  open class func forAsset() -> PHAssetCreationRequest {
    PHAssetCreationRequest(id: PHAssetChangeRequest.add("new picture", 0, 0))
  }
  open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool { !types.isEmpty }

  open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
    take(UIImage(data: data), options?.originalFilename)
  }
  open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {
    take(UIImage(contentsOfFile: fileURL.path), options?.originalFilename ?? fileURL.lastPathComponent)
  }

  private func take(_ image: UIImage?, _ name: String?) {
    guard let image else { return }
    become(name ?? image.description, Int(image.size.width * image.scale), Int(image.size.height * image.scale))
  }
}
