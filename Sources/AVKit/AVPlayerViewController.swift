import AVFoundation
import CoreGraphics
import Foundation
import UIKit

/// Shows a player. No picture is drawn: the address of what is played stands for it.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer? {
    didSet {
      follow()
      show()
    }
  }
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var requiresLinearPlayback = false
  open var updatesNowPlayingInfoCenter = true
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var isReadyForDisplay: Bool { player?.currentItem?.status == .readyToPlay }
  open var videoBounds: CGRect { isReadyForDisplay ? view.bounds : .zero }
  /// A view of the app's above the picture and below the controls.
  open private(set) lazy var contentOverlayView: UIView? = {
    let overlay = UIView(frame: view.bounds)
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)
    return overlay
  }()

  open override func viewDidLoad() {
    super.viewDidLoad()
    address.frame = view.bounds
    address.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(address, at: 0)
    show()
  }

  private let address = UILabel()
  private var observation: NSKeyValueObservation?

  private func follow() {
    observation = player?.observe(\.currentItem) { [weak self] _, _ in
      MainActor.assumeIsolated { self?.show() }
    }
  }

  private func show() { address.text = player?.currentItem.flatMap { ($0.asset as? AVURLAsset)?.url.absoluteString } }
}

/// Hears of a picture in a picture. There is none here.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
  public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
}
