import AVFoundation
import Foundation
import HeadlessCore

public enum PHVideoRequestOptionsVersion: Int, Sendable {
  case current = 0
  case original = 1
}
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  case automatic = 0
  case highQualityFormat = 1
  case mediumQualityFormat = 2
  case fastFormat = 3
}
/// Hears how far a download is.
public typealias PHAssetVideoProgressHandler = (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void

/// How a film of the library is asked for. Every film is on the device, so that nothing is downloaded and no quality makes a difference.
open class PHVideoRequestOptions: NSObject, NSCopying, @unchecked Sendable {
  public override init() { super.init() }
  open var version = PHVideoRequestOptionsVersion.current
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  open var isNetworkAccessAllowed = false
  open var progressHandler: PHAssetVideoProgressHandler?

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PHVideoRequestOptions()
    (copy.version, copy.deliveryMode) = (version, deliveryMode)
    (copy.isNetworkAccessAllowed, copy.progressHandler) = (isNetworkAccessAllowed, progressHandler)
    return copy
  }
}

extension PHImageManager {
  /// Answers with the film after 0.1 s, on the main queue, where a phone answers on a queue of its own; with nil for a picture. The film's
  /// address names it, and nothing is behind it: it becomes ready to play and shows nothing.
  @discardableResult
  public func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let film = Self.film(of: asset)
    return answer(nil, first: nil) { resultHandler(film, nil, $0) }
  }

  /// As ``requestAVAsset(forVideo:options:resultHandler:)`` does, with an item that a player takes.
  @discardableResult
  public func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let film = Self.film(of: asset)
    return answer(nil, first: nil) { resultHandler(film.map { AVPlayerItem(asset: $0) }, $0) }
  }

  private static func film(of asset: PHAsset) -> AVURLAsset? {
    guard asset.mediaType == .video else { return nil }
    return URL(string: "assets-library://asset/\(asset.name).mov").map { AVURLAsset(url: $0) }
  }
}
