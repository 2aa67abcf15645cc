import CoreMedia
import Foundation

/// A medium. Nothing of it is read.
open class AVAsset: NSObject, @unchecked Sendable {
  public convenience init(url URL: URL) { self.init(place: URL) }
  init(place: URL) {
    self.place = place
    super.init()
  }
  /// Nobody knows it without reading.
  open var duration: CMTime { .indefinite }
  let place: URL

  /// True for what a phone could begin to read: a file that is there, or an address elsewhere.
  var canBeRead: Bool { !place.isFileURL || FileManager.default.fileExists(atPath: place.path) }
}

/// A medium at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(place: URL) }
  public convenience init(url URL: URL) { self.init(url: URL, options: nil) }
  open var url: URL { place }
}

/// What a player plays. Nothing is loaded: it becomes ready when a player has it, and its time moves only where it is sought.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }

  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]? = nil) {
    self.asset = asset
    super.init()
    MediaKeys.add()
  }
  public convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: nil) }
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  public let asset: AVAsset
  open internal(set) var status = Status.unknown {
    willSet { willChangeValue(forKey: "status") }
    didSet { didChangeValue(forKey: "status") }
  }
  open internal(set) var error: (any Error)?
  open var duration: CMTime { asset.duration }
  open var loadedTimeRanges: [NSValue] { [] }
  open var seekableTimeRanges: [NSValue] { [] }
  open var isPlaybackBufferEmpty: Bool { false }
  open var isPlaybackBufferFull: Bool { false }
  open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var preferredPeakBitRate = 0.0
  open var forwardPlaybackEndTime = CMTime.invalid
  open func currentTime() -> CMTime { time }
  @preconcurrency
  open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
    self.time = time
    if let completionHandler { DispatchQueue.main.async { completionHandler(true) } }
  }
  open func cancelPendingSeeks() {}

  var time = CMTime.zero

  /// What a phone does as soon as a player has the item.
  func prepare(_ then: @escaping @Sendable () -> Void) {
    guard status == .unknown else { return then() }
    DispatchQueue.main.async { [weak self] in
      guard let self, status == .unknown else { return }
      if !asset.canBeRead {
        error = NSError(
          domain: AVFoundationErrorDomain, code: -11800,
          userInfo: [NSLocalizedDescriptionKey: "The operation could not be completed"])
      }
      status = asset.canBeRead ? .readyToPlay : .failed
      then()
    }
  }

  public static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
  public static let failedToPlayToEndTimeNotification = Notification.Name.AVPlayerItemFailedToPlayToEndTime
  public static let timeJumpedNotification = Notification.Name.AVPlayerItemTimeJumped
}

public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// What players tell. Nothing ends here, since nothing plays.
extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
  public static let AVPlayerItemTimeJumped = Notification.Name("AVPlayerItemTimeJumpedNotification")
}
