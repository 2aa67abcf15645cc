@_exported import Foundation
import HeadlessCore
@_exported import UIKit

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"

public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown = 0, playing, paused, stopped, interrupted }

/// The picture of what is played.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  public let bounds: CGRect
  private let picture: (CGSize) -> UIImage
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    (bounds, picture) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
  }
  public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }
  open func image(at size: CGSize) -> UIImage? { picture(size) }
}

/// What the lock screen shows of what is played. It keeps what the app says.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  open class func `default`() -> MPNowPlayingInfoCenter { MediaRunState.current.center }
  open var nowPlayingInfo: [String: Any]?
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

/// A button of the lock screen's was pressed.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  public let command: MPRemoteCommand
  open var timestamp: TimeInterval { 0 }
  init(_ command: MPRemoteCommand) { self.command = command }
}
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  open var positionTime: TimeInterval { 0 }
}

/// A button of the lock screen's. It keeps its handlers; nobody presses it.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  open var isEnabled = true
  private var handlers: [(NSObject, (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)] = []
  @discardableResult
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
    let token = NSObject()
    handlers.append((token, handler))
    return token
  }
  open func removeTarget(_ target: Any?) {
    guard let target = target as? NSObject else { return handlers = [] }
    handlers.removeAll { $0.0 === target }
  }
}
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable { open var preferredIntervals: [NSNumber] = [] }
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

/// The buttons of the lock screen.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  open class func shared() -> MPRemoteCommandCenter { MediaRunState.current.commands }
  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
}

/// The slider of the device's loudness. Nothing is shown, as on a simulator.
@preconcurrency @MainActor open class MPVolumeView: UIView {
  open var showsVolumeSlider = true
  open var showsRouteButton = true
}

final class MediaRunState: RunPart, @unchecked Sendable {
  nonisolated(unsafe) static var current = RunState.part(MediaRunState.self)
  /// True once the app asked for the user\'s music.
  var mayReadMusic = false
  let center = MPNowPlayingInfoCenter()
  let commands = MPRemoteCommandCenter()
  init() {}
}
