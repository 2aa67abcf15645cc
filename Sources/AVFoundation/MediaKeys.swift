import Foundation
@_spi(CellHarness) import SelectorDispatch

/// What apps observe of players and items, as key paths and as texts.
enum MediaKeys {
  static func add() { _ = added }

  private static let added: Void = {
    KeyTables.add(AVPlayer.self) {
      [
        KeyName("status", \AVPlayer.status), KeyName("rate", \AVPlayer.rate),
        KeyName("timeControlStatus", \AVPlayer.timeControlStatus), KeyName("currentItem", \AVPlayer.currentItem),
      ]
    }
    KeyTables.add(AVPlayerItem.self) { [KeyName("status", \AVPlayerItem.status)] }
    KeyTables.add(AVCaptureSession.self) { [KeyName("running", \AVCaptureSession.isRunning)] }
    SelectorTables.addFramework(AVCaptureSession.self) {
      [SelectorMethod("running", of: AVCaptureSession.self) { session, _ in session.isRunning }]
    }
    SelectorTables.addFramework(AVPlayer.self) {
      [
        SelectorMethod("status", of: AVPlayer.self) { player, _ in player.status.rawValue },
        SelectorMethod("rate", of: AVPlayer.self) { player, _ in player.rate },
        SelectorMethod("timeControlStatus", of: AVPlayer.self) { player, _ in player.timeControlStatus.rawValue },
        SelectorMethod("currentItem", of: AVPlayer.self) { player, _ in player.currentItem },
      ]
    }
    SelectorTables.addFramework(AVPlayerItem.self) {
      [SelectorMethod("status", of: AVPlayerItem.self) { item, _ in item.status.rawValue }]
    }
  }()
}
