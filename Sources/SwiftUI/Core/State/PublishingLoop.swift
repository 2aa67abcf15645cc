import CellTrace
import HeadlessCore

/// Bounds views that publish from their bodies for each other: on a phone each is drawn again for every frame, for ever (ST-14).
@MainActor enum PublishingLoop {
  /// False once so much was published from bodies without a moment passing that it never ends; then views keep what they show.
  static func goesOn() -> Bool {
    if series != HostLoop.frameSeries {
      series = HostLoop.frameSeries
      count = 0
    }
    count += 1
    if count == limit { Probe.post(.stillPending("views publish changes from their bodies for each other without end")) }
    return count < limit
  }

  private static let limit = 2_000
  private static var series = -1
  private static var count = 0
}
