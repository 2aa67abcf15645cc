import AVFoundation
import SwiftUI

/// Shows a player. No picture is drawn: the address of what is played stands for it.
@MainActor @preconcurrency public struct VideoPlayer<VideoOverlay>: View where VideoOverlay: View {
  private let player: AVPlayer?
  private let overlay: VideoOverlay

  /// Creates a player with something in front of its picture.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.player = player
    overlay = videoOverlay()
  }

  public var body: some View {
    ZStack {
      Color.black
      if let address { Text(verbatim: address).lineLimit(1) }
      overlay
    }
  }

  private var address: String? { player?.currentItem.flatMap { ($0.asset as? AVURLAsset)?.url.absoluteString } }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Creates a player.
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
