@_spi(CellHarness) import SwiftUI

extension HostEngine {
  /// Posts views of hosting controllers that are shown without their controller.
  func checkHosting() { HostingMisuse.check() }
}
