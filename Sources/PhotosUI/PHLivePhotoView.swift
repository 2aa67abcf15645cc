import Foundation
@_spi(CellHarness) import Photos
import UIKit

public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
  case undefined = 0
  case full = 1
  case hint = 2
}

/// Shows a live photo's picture. Its film does not move: playing it ends at once.
@preconcurrency @MainActor open class PHLivePhotoView: UIView {
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  open var isMuted = false
  open var livePhoto: PHLivePhoto? {
    didSet {
      picture.image = livePhoto?.picture
      setNeedsLayout()
    }
  }
  public let playbackGestureRecognizer: UIGestureRecognizer = UILongPressGestureRecognizer()
  private let picture = UIImageView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(picture)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(picture)
  }

  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {
    delegate?.livePhotoView(self, willBeginPlaybackWith: playbackStyle)
    delegate?.livePhotoView(self, didEndPlaybackWith: playbackStyle)
  }
  open func stopPlayback() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    picture.contentMode = contentMode
    picture.frame = bounds
  }
}

/// Hears of the film's beginning and end.
@preconcurrency @MainActor public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
  func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
  func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
  public func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) {
  }
  public func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) {}
}
