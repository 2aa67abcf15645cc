import CellTrace
@_spi(CellHarness) import UIKit

extension HostEngine {
  func rotate(to orientation: Orientation) throws {
    guard SystemDriver.rotate(to: orientation, in: window) else {
      throw StepFailure.orientationNotSupported(orientation.rawValue)
    }
  }

  func enterBackground() throws {
    if SystemDriver.isInBackground { throw StepFailure.wrongPhase(isInBackground: true) }
    SystemDriver.enterBackground()
  }

  func enterForeground() throws {
    guard SystemDriver.isInBackground else { throw StepFailure.wrongPhase(isInBackground: false) }
    SystemDriver.enterForeground()
  }

  func simulateMemoryWarning() { SystemDriver.simulateMemoryWarning(in: window) }

  func changeTrait(_ change: TraitChange) { SystemDriver.change(change) }
}
