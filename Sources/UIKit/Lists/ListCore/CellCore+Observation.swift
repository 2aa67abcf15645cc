import HeadlessCore

/// Configuration updates that follow the observable objects they read (UH-35).
extension CellCore {
  /// Runs an update; where the system tracks, the first change of a property it read asks for another one.
  func tracked(_ update: () -> Void) {
    ObservedUpdates.run(if: RunState.current.tracksConfigurationUpdates, update) { [weak self] in self?.requestUpdate() }
  }
}
