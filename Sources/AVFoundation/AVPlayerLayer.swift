import CoreGraphics
import CoreMedia
import Foundation
import QuartzCore

/// How a picture fills its place.
public struct AVLayerVideoGravity: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A layer that shows what a player plays: whether it has something to show is what a user can tell apart here.
open class AVPlayerLayer: CALayer {
  public override init() { super.init() }
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    showItem()
  }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { nil }

  open var player: AVPlayer? { didSet { showItem() } }
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { player?.currentItem?.status == .readyToPlay }
  open var videoRect: CGRect { isReadyForDisplay ? bounds : .zero }

  private func showItem() { contents = player?.currentItem.map { $0.asset.place.absoluteString } }
}
