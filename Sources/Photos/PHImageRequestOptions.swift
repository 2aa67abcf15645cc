import CoreGraphics
import Foundation

public enum PHImageRequestOptionsVersion: Int, Sendable { case current = 0, unadjusted, original }
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic = 0, highQualityFormat, fastFormat }
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none = 0, fast, exact }
public typealias PHAssetImageProgressHandler = (
  Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void

/// How a picture is wanted. Nothing is in a cloud, so that nothing is downloaded and no progress is told.
open class PHImageRequestOptions: NSObject, NSCopying, @unchecked Sendable {
  public override init() { super.init() }

  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var normalizedCropRect = CGRect.zero
  open var isNetworkAccessAllowed = false
  open var isSynchronous = false
  open var progressHandler: PHAssetImageProgressHandler?
  open var allowSecondaryDegradedImage = false

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PHImageRequestOptions()
    (copy.version, copy.deliveryMode, copy.resizeMode) = (version, deliveryMode, resizeMode)
    (copy.normalizedCropRect, copy.isNetworkAccessAllowed) = (normalizedCropRect, isNetworkAccessAllowed)
    (copy.isSynchronous, copy.progressHandler) = (isSynchronous, progressHandler)
    return copy
  }
}
