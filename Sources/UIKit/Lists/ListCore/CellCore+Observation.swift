import Foundation
import HeadlessCore
import Observation

/// Configuration updates that follow the observable objects they read (UH-35).
extension CellCore {
  /// Runs an update; where the system tracks, the first change of a property it read asks for another one.
  func tracked(_ update: () -> Void) {
    guard RunContext.tracksConfigurationUpdates else { return update() }
    let thread = pthread_self()
    withObservationTracking(update) { [token = UpdateToken(self)] in
      if pthread_equal(thread, pthread_self()) != 0 {
        MainActor.assumeIsolated { token.requestUpdate() }
      } else {
        DispatchQueue.main.async { token.requestUpdate() }
      }
    }
  }
}

/// Reaches a cell from code that may outlive it.
@MainActor private final class UpdateToken {
  private weak var core: CellCore?

  init(_ core: CellCore) { self.core = core }

  func requestUpdate() { core?.requestUpdate() }
}
