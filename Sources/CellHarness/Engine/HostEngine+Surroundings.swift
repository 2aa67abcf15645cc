import CellTrace
@_spi(CellHarness) import UIKit

extension HostEngine {
  func rotate(to orientation: Orientation) throws { throw StepFailure.notYet("rotation") }

  func enterBackground() throws { throw StepFailure.notYet("the app's phases") }

  func enterForeground() throws { throw StepFailure.notYet("the app's phases") }

  func warnMemory() { SystemDriver.warnMemory(in: window) }

  func changeTrait(_ change: TraitChange) throws { throw StepFailure.notYet("changes of traits") }
}
