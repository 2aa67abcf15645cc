import CellTrace
import HeadlessCore

/// Bounds views that publish from their bodies for each other: on a phone each is drawn again for every frame, for ever (ST-14).
@MainActor enum PublishingLoop {
  /// False once so much was published from bodies without a moment passing that it never ends; then views keep what they show.
  static func goesOn() -> Bool {
    let run = GraphRunState.current
    if run.publishing.series != HostLoop.frameSeries { run.publishing = (HostLoop.frameSeries, 0) }
    run.publishing.count += 1
    if run.publishing.count == limit {
      Probe.post(.stillPending("views publish changes from their bodies for each other without end"))
    }
    return run.publishing.count < limit
  }

  private static let limit = 2_000
}
